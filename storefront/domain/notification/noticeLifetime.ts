import type { Notice } from "./notice.ts";

type Lasting = Pick<Notice, "type" | "timeToLive" | "hasNoTimeout">;

/** Milliseconds until a notice goes by itself; null for one that stays until it is closed (section 8; decision 6). */
export function noticeLifetime({ type, timeToLive, hasNoTimeout }: Lasting, usual: number): number | null {
  return type === "error" || hasNoTimeout ? null : (timeToLive ?? usual);
}
