// Parts of the page that are fetched when they are needed. After an update of the server those of before are gone: then
// the page is loaded anew, once; if that does not help, somebody is told.

const REMEMBERED = "hearthlight.reloaded";
/** A part that is missing so soon (in milliseconds) after that is missing for another reason. */
const SOON = 60_000;

const missing = new WeakSet<object>();

/** Whether this went wrong because a part of the page is missing. */
export function partMissing(problem: unknown): boolean {
  return typeof problem === "object" && problem !== null && missing.has(problem);
}

function reloadedLately(): boolean {
  try {
    const before = Number(sessionStorage.getItem(REMEMBERED) ?? 0);
    if (Date.now() - before < SOON) return true;
    sessionStorage.setItem(REMEMBERED, String(Date.now()));
    return false;
  } catch {
    return true; // Without memory it might go on for ever.
  }
}

/** From the beginning of the page on; what it returns ends it. */
export function followParts(tell: (problem: unknown) => void, reload = () => location.reload()): () => void {
  const failed = (event: VitePreloadErrorEvent): void => {
    missing.add(event.payload);
    if (!reloadedLately()) reload();
    else tell(event.payload);
  };
  addEventListener("vite:preloadError", failed);
  return () => removeEventListener("vite:preloadError", failed);
}
