/** What somebody who wants to open a salon expects. Money is net, in minor units (grosz, cent). */
export interface FranchisePlan {
  /** Pairs of glasses sold in a month. */
  readonly pairs: number;
  /** What a pair brings on average. */
  readonly price: number;
  /** Frames and lenses, in per cent of what is taken. */
  readonly goodsShare: number;
  /** Each month. */
  readonly rent: number;
  readonly wages: number;
  readonly other: number;
  /** Once: rebuilding, instruments, the first stock. */
  readonly investment: number;
}

/** What the chain wants from everybody. */
export interface FranchiseTerms {
  /** Once, in minor units. */
  readonly entryFee: number;
  /** In per cent of what is taken. */
  readonly licenceShare: number;
  readonly advertisingShare: number;
}

/** What comes of a plan in a month, in minor units. */
export interface FranchiseResult {
  readonly revenue: number;
  readonly goods: number;
  readonly fees: number;
  readonly fixed: number;
  readonly profit: number;
  /** The least number of pairs a month without a loss; null where each pair loses money. */
  readonly breakEvenPairs: number | null;
  /** Months until investment and entry fee have come back; null where they never do. */
  readonly paybackMonths: number | null;
}

/** Hundredths of a per cent in the whole. */
const whole = 10_000;
const inHundredths = (share: number) => Math.round(share * 100);

/**
 * Profit of a month = pairs × price × (1 − goods − licence − advertising) − rent − wages − other. The formula is ours
 * (docs/specification/content.md#content-19): the plain reckoning of contribution and fixed costs.
 */
export function franchiseResult(plan: FranchisePlan, terms: FranchiseTerms): FranchiseResult {
  const revenue = plan.pairs * plan.price;
  const goods = Math.round((revenue * inHundredths(plan.goodsShare)) / whole);
  const feeShare = inHundredths(terms.licenceShare) + inHundredths(terms.advertisingShare);
  const fees = Math.round((revenue * feeShare) / whole);
  const fixed = plan.rent + plan.wages + plan.other;
  const profit = revenue - goods - fees - fixed;
  const left = plan.price * (whole - inHundredths(plan.goodsShare) - feeShare);
  return {
    revenue,
    goods,
    fees,
    fixed,
    profit,
    breakEvenPairs: left > 0 ? Math.ceil((fixed * whole) / left) : null,
    paybackMonths: profit > 0 ? Math.ceil((plan.investment + terms.entryFee) / profit) : null,
  };
}
