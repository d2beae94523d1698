import type { Notice } from "./notice.ts";

/** Milliseconds until a notice goes by itself; null for an error, which stays until it is closed (decision 6). */
export function noticeLifetime(
  { type, timeToLive }: Pick<Notice, "type" | "timeToLive">,
  usual: number,
): number | null {
  return type === "error" ? null : (timeToLive ?? usual);
}
