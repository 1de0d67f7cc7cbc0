// My devices, and the codes that carry me over to another one.

import { json } from "../lib/api";
import type { CodeInfo, DeviceLink, DevicesInfo, Me, RecoveryCode } from "../lib/types";

export const devices = {
  mine: () => json<DevicesInfo>("GET", "/devices"),
  link: () => json<DeviceLink>("POST", "/devices/link"),
  recovery: () => json<RecoveryCode>("POST", "/devices/recovery"),
  /** Whom a code would make me; it still works afterwards. */
  about: (code: string) => json<CodeInfo>("POST", "/devices/code", {}, { code }),
  enter: (code: string) => json<Me>("POST", "/devices/enter", {}, { code }),
  /** Nothing if it was this one. */
  signOut: (id: string) => json<DevicesInfo | null>("POST", `/devices/${encodeURIComponent(id)}/sign-out`),
};

/** The code in a pasted link, or what was typed as one. */
export function codeIn(pasted: string): string {
  const text = pasted.trim();
  return /\/device\/([\w-]+)/.exec(text)?.[1] ?? text;
}
