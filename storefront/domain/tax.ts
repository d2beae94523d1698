import { add, divideHalfUp, type Money, partsOfPercent, subtract } from "./money.ts";

/** A rate of a tax rule. A `regionId` of 0 or a missing `region` means the whole country. */
export interface TaxRate {
  readonly percent: number;
  readonly country: string;
  readonly region: string | null;
  readonly regionId: number;
}

/** A tax rule: the rates for some classes of products and customers. */
export interface TaxRule {
  readonly productTaxClassIds: readonly number[];
  /** Null for all customers. */
  readonly customerTaxClassIds: readonly number[] | null;
  readonly rates: readonly TaxRate[];
}

/** The facts that a tax rate depends on. */
export interface TaxQuery {
  readonly productTaxClassId: number;
  /** Null when tax does not depend on the customer's group. */
  readonly customerGroupId: number | null;
  readonly country: string;
  readonly region: string | null;
}

/** Returns the tax rate in percent: the first that applies, 0 if none does (docs/specification/prices.md#price-20). */
export function taxRate(rules: readonly TaxRule[], query: TaxQuery): number {
  const rate = rules
    .filter((rule) => applies(rule, query))
    .toSorted((a, b) => (query.customerGroupId === null ? rank(a) - rank(b) : 0))
    .flatMap((rule) => rule.rates)
    .find((each) => covers(each, query));
  return rate?.percent ?? 0;
}

/** Without a group, rules for all customers take precedence over rules for groups. */
const rank = ({ customerTaxClassIds }: TaxRule) => (customerTaxClassIds === null ? 0 : 1);

const applies = (rule: TaxRule, { productTaxClassId, customerGroupId }: TaxQuery) =>
  rule.productTaxClassIds.includes(productTaxClassId) &&
  (customerGroupId === null || rule.customerTaxClassIds === null || rule.customerTaxClassIds.includes(customerGroupId));

const covers = (rate: TaxRate, { country, region }: TaxQuery) =>
  rate.country === country && (rate.regionId === 0 || !rate.region || rate.region === region);

export interface GroupRules {
  /** Whether tax depends on the customer's group. */
  readonly taxByCustomerGroup: boolean;
  /** Whether all customers count as members of the default group. */
  readonly onlyDefaultCustomerGroup: boolean;
  readonly defaultCustomerGroupId: number | null;
}

/**
 * Returns the customer group for the tax rate; null if tax does not depend on it
 * (docs/specification/prices.md#price-21).
 */
export function customerGroupForTax(rules: GroupRules, groupOfShopper: number | null): number | null {
  if (!rules.taxByCustomerGroup) return null;
  return rules.onlyDefaultCustomerGroup
    ? rules.defaultCustomerGroupId
    : (groupOfShopper ?? rules.defaultCustomerGroupId);
}

export interface VatSplit {
  readonly net: Money;
  readonly vat: Money;
}

/** Splits a gross amount into net and VAT, rounded half up (PL VAT act, art. 106e(7)). The rate is in percent. */
export function vatSplit(gross: Money, rate: number): VatSplit {
  const parts = partsOf(rate);
  const minor = divideHalfUp(gross.minor * parts, 100 * partsOfPercent + parts);
  const vat: Money = { minor, currency: gross.currency };
  return { net: subtract(gross, vat), vat };
}

/** Returns the gross amount of a net amount. The rate is in percent. */
export function withVat(net: Money, rate: number): Money {
  const minor = divideHalfUp(net.minor * partsOf(rate), 100 * partsOfPercent);
  return add(net, { minor, currency: net.currency });
}

/** Goods of one VAT rate, with their gross amount after discounts. */
export interface RatedAmount {
  /** In percent. */
  readonly rate: number;
  readonly gross: Money;
}

/**
 * Divides the cost of delivery or payment among the rates of the goods by their value
 * (docs/specification/law.md#law-10). The remainder from rounding goes to the last rate.
 */
export function shareByRate(cost: Money, goods: readonly RatedAmount[]): readonly RatedAmount[] {
  const { currency } = cost;
  const all = goods.reduce((total, { gross }) => total + gross.minor, 0);
  const rates = [...new Set(goods.map(({ rate }) => rate))];
  let left = cost;
  return rates.map((rate, index) => {
    const ofRate = goods.reduce((total, each) => (each.rate === rate ? total + each.gross.minor : total), 0);
    const isLast = index === rates.length - 1;
    const gross = isLast || all === 0 ? left : { minor: divideHalfUp(cost.minor * ofRate, all), currency };
    left = subtract(left, gross);
    return { rate, gross };
  });
}

/** Converts a rate in percent to parts of one percent. */
function partsOf(rate: number): number {
  if (!(rate >= 0)) throw new RangeError(`A tax rate must be 0 or more: ${rate}`);
  return Math.round(rate * partsOfPercent);
}
