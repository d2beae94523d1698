import { ok, refuse, type Result } from "../result.ts";
import type { CartLine } from "./cart.ts";
import { type QuantityRefusal, refuseQuantity } from "./quantity.ts";
import type { NoSuchLine } from "./removeLine.ts";
import { type LineIdentity, sameLine } from "./sameLine.ts";

/** The lines with another quantity of one of them; `available` is null when nobody knows how many there are. */
export function setQuantity(
  lines: readonly CartLine[],
  wanted: LineIdentity,
  quantity: number,
  available: number | null,
): Result<readonly CartLine[], QuantityRefusal | NoSuchLine> {
  const held = lines.find((line) => sameLine(line, wanted));
  if (!held) return refuse({ reason: "no-such-line" });
  const refusal = refuseQuantity(quantity, available);
  if (refusal) return refuse(refusal);
  if (held.quantity === quantity) return ok(lines);
  return ok(lines.map((line) => (line === held ? { ...held, quantity, totals: null } : line)));
}
