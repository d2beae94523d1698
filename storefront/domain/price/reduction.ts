import { compare, subtract } from "../money/arithmetic.ts";
import type { Money } from "../money/money.ts";
import type { Price } from "../product/product.ts";
import type { LowestPrice } from "./lowestPrice.ts";

/** What may be shown as reduced: only what is really lower than the lowest price before (decision 8). */
export function reduction(current: Money, lowest: LowestPrice | null): Price["reduction"] {
  return lowest && compare(current, lowest.reference) < 0 ? { lowestOf30Days: lowest.reference } : null;
}

export type OmnibusClaim =
  | { readonly claim: "percent"; readonly percent: number; readonly saving: Money; readonly reference: Money }
  | { readonly claim: "no-reduction"; readonly reference: Money }
  | { readonly claim: "none" };

/** What may be announced; the percentage is of the reference (CJEU C-330/23), whole and never overstated. */
export function omnibusClaim(reference: Money | null, promotion: Money): OmnibusClaim {
  if (!reference) return { claim: "none" };
  if (compare(promotion, reference) >= 0) return { claim: "no-reduction", reference };
  const saving = subtract(reference, promotion);
  return { claim: "percent", percent: Math.floor((saving.minor * 100) / reference.minor), saving, reference };
}
