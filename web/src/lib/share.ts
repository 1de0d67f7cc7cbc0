// Links for others: an address that other devices can reach, and the clipboard.

import { api } from "./api";

const LOOPBACK = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/** Where others reach this server: the address in use, or one of the network if that is this machine only. */
export function reachable(here: string, known: readonly string[]): string {
  if (!LOOPBACK.test(new URL(here).host)) return here;
  for (const url of known) {
    if (!LOOPBACK.test(new URL(url).host)) return url.replace(/\/$/, "");
  }
  return here;
}

let base: Promise<string> | null = null;

export async function link(path: string): Promise<string> {
  base ??= api.addresses().then(
    ({ urls }) => reachable(location.origin, urls),
    () => location.origin,
  );
  return (await base) + path;
}

/** Says whether it worked: on plain http there is no clipboard API, so an old way is tried too. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    area.className = "unseen";
    document.body.append(area);
    area.select();
    const worked = document.execCommand("copy");
    area.remove();
    return worked;
  }
}
