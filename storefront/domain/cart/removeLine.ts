import { ok, refuse, type Result } from "../result.ts";
import type { CartLine } from "./cart.ts";
import { type LineIdentity, sameLine } from "./sameLine.ts";

/** Another tab, or the platform, has taken the line away. */
export interface NoSuchLine {
  readonly reason: "no-such-line";
}

export function removeLine(lines: readonly CartLine[], removed: LineIdentity): Result<readonly CartLine[], NoSuchLine> {
  const held = lines.find((line) => sameLine(line, removed));
  return held ? ok(lines.filter((line) => line !== held)) : refuse({ reason: "no-such-line" });
}
