/** The figures a franchisee expects. Money is net, in minor units (grosz, cent). */
export interface FranchisePlan {
  /** The number of pairs of glasses sold per month. */
  readonly pairs: number;
  /** The average price of a pair. */
  readonly price: number;
  /** The cost of frames and lenses, as a percentage of revenue. */
  readonly goodsShare: number;
  /** The rent per month. */
  readonly rent: number;
  /** The wages per month. */
  readonly wages: number;
  /** All other costs per month. */
  readonly other: number;
  /** One-time costs: rebuilding, instruments, initial stock. */
  readonly investment: number;
}

/** The fees of the chain, equal for all franchisees. */
export interface FranchiseTerms {
  /** The one-time fee, in minor units. */
  readonly entryFee: number;
  /** The licence fee, as a percentage of revenue. */
  readonly licenceShare: number;
  /** The contribution to advertising, as a percentage of revenue. */
  readonly advertisingShare: number;
}

/** The monthly result of a plan, in minor units. */
export interface FranchiseResult {
  readonly revenue: number;
  /** The cost of frames and lenses. */
  readonly goods: number;
  /** Licence fee and contribution to advertising. */
  readonly fees: number;
  /** Rent, wages and other costs. */
  readonly fixed: number;
  /** Negative for a loss. */
  readonly profit: number;
  /** The smallest number of pairs per month without a loss; null if each pair makes a loss. */
  readonly breakEvenPairs: number | null;
  /** The number of months until investment and entry fee are earned back; null if they never are. */
  readonly paybackMonths: number | null;
}

/** 100 %, in hundredths of a percent. */
const whole = 10_000;
const inHundredths = (share: number) => Math.round(share * 100);

/**
 * Returns the monthly result: profit = pairs × price × (1 − goods − licence − advertising) − rent − wages − other. The
 * formula is our own, simple contribution accounting (docs/specification/content.md#content-19).
 */
export function franchiseResult(plan: FranchisePlan, terms: FranchiseTerms): FranchiseResult {
  const revenue = plan.pairs * plan.price;
  const goods = Math.round((revenue * inHundredths(plan.goodsShare)) / whole);
  const feeShare = inHundredths(terms.licenceShare) + inHundredths(terms.advertisingShare);
  const fees = Math.round((revenue * feeShare) / whole);
  const fixed = plan.rent + plan.wages + plan.other;
  const profit = revenue - goods - fees - fixed;
  const leftPerPair = plan.price * (whole - inHundredths(plan.goodsShare) - feeShare);
  return {
    revenue,
    goods,
    fees,
    fixed,
    profit,
    breakEvenPairs: leftPerPair > 0 ? Math.ceil((fixed * whole) / leftPerPair) : null,
    paybackMonths: profit > 0 ? Math.ceil((plan.investment + terms.entryFee) / profit) : null,
  };
}
