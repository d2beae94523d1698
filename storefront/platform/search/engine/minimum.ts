import type { Minimum } from "./query.ts";

/** How many of so many have to be found: shares are rounded down, negative ones say how many may be missing. */
export function neededOf(minimum: Minimum, count: number): number {
  const asked = "count" in minimum ? minimum.count : Math.trunc((minimum.percent * count) / 100);
  return Math.max(0, asked < 0 ? count + asked : asked);
}
