/** The path that a pasted link or a bare invite code leads to; null if it is neither. */
export function pathOfLink(pasted: string): string | null {
  const text = pasted.trim();
  const found = /\/(join|table)\/([\w-]+)/.exec(text);
  if (found) return `/${found[1]}/${found[2]}`;
  return /^[\w-]{6,40}$/.test(text) ? `/join/${text}` : null;
}
