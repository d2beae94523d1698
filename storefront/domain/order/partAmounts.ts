/** A part of an ordered line. Amounts in minor units. */
export interface WeightedPart {
  /** The gross amount of all pieces of the part, before the discount. */
  readonly rowTotal: number;
}

/** The amounts of a line that are shared by its parts. */
export interface LineAmounts {
  /** The sum of the parts' amounts. */
  readonly rowTotal: number;
  /** From 0 to `rowTotal`. */
  readonly discount: number;
  /** VAT in the amount after the discount. */
  readonly tax: number;
}

/** The share of a part in the amounts of its line. */
export interface PartAmounts extends LineAmounts {
  /** What was paid for the part. */
  readonly paid: number;
}

/**
 * Shares an amount in proportion to weights, in whole minor units. The shares add up to the amount: each is the difference
 * of two rounded running totals.
 */
function share(amount: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += weight;
    const target =
      total === 0 ? 0 : Number((BigInt(amount) * BigInt(reached) * 2n + BigInt(total)) / (BigInt(total) * 2n));
    const part = target - given;
    given = target;
    return part;
  });
}

/**
 * Returns the amounts of each part of a line, which add up to the line's to the minor unit. The discount is shared in
 * proportion to the prices, the tax in proportion to what is left of them.
 */
export function partAmounts(parts: readonly WeightedPart[], line: LineAmounts): readonly PartAmounts[] {
  const totals = parts.map(({ rowTotal }) => rowTotal);
  const discounts = share(line.discount, totals);
  const paid = totals.map((total, index) => total - (discounts[index] ?? 0));
  const taxes = share(line.tax, paid);
  return totals.map((rowTotal, index) => ({
    rowTotal,
    discount: discounts[index] ?? 0,
    tax: taxes[index] ?? 0,
    paid: paid[index] ?? 0,
  }));
}

/**
 * Returns what is paid back for some pieces of a part, after others have been paid back before. The refunds of all pieces
 * add up to what was paid, in whatever steps they are made.
 */
export function refundOfPieces(
  { paid, quantity }: { readonly paid: number; readonly quantity: number },
  { before, pieces }: { readonly before: number; readonly pieces: number },
): number {
  const upTo = (count: number) => Math.round((paid * count) / quantity);
  return upTo(before + pieces) - upTo(before);
}
