import { add, divideHalfUp, type Money, partsOfPercent, subtract } from "./money.ts";

/** One rate of a rule. `regionId` 0 or no `region` means the whole country. */
export interface TaxRate {
  readonly percent: number;
  readonly country: string;
  readonly region: string | null;
  readonly regionId: number;
}

export interface TaxRule {
  readonly productTaxClassIds: readonly number[];
  /** Null for everybody's. */
  readonly customerTaxClassIds: readonly number[] | null;
  readonly rates: readonly TaxRate[];
}

export interface Taxed {
  readonly productTaxClassId: number;
  /** Null when tax does not depend on the customer's group. */
  readonly customerGroupId: number | null;
  readonly country: string;
  readonly region: string | null;
}

/** The rate in percent: the first that fits, 0 when none does (docs/specification/prices.md#price-20). */
export function taxRate(rules: readonly TaxRule[], taxed: Taxed): number {
  const rate = rules
    .filter((rule) => applies(rule, taxed))
    .toSorted((a, b) => (taxed.customerGroupId === null ? rank(a) - rank(b) : 0))
    .flatMap((rule) => rule.rates)
    .find((each) => covers(each, taxed));
  return rate?.percent ?? 0;
}

/** Without a group, rules for everybody take precedence over rules for groups. */
const rank = ({ customerTaxClassIds }: TaxRule) => (customerTaxClassIds === null ? 0 : 1);

const applies = (rule: TaxRule, { productTaxClassId, customerGroupId }: Taxed) =>
  rule.productTaxClassIds.includes(productTaxClassId) &&
  (customerGroupId === null || rule.customerTaxClassIds === null || rule.customerTaxClassIds.includes(customerGroupId));

const covers = (rate: TaxRate, { country, region }: Taxed) =>
  rate.country === country && (rate.regionId === 0 || !rate.region || rate.region === region);

export interface GroupRules {
  /** Tax depends on the customer's group. */
  readonly taxByCustomerGroup: boolean;
  /** Everybody counts as the default group. */
  readonly onlyDefaultCustomerGroup: boolean;
  readonly defaultCustomerGroupId: number | null;
}

/** The group that tax is looked up for; null when it does not matter (docs/specification/prices.md#price-21). */
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

/** The VAT that a gross amount contains, rounded half up (PL VAT act, art. 106e(7)); the rate in percent. */
export function vatSplit(gross: Money, rate: number): VatSplit {
  const parts = partsOf(rate);
  const minor = divideHalfUp(gross.minor * parts, 100 * partsOfPercent + parts);
  const vat: Money = { minor, currency: gross.currency };
  return { net: subtract(gross, vat), vat };
}

/** The gross of a net amount; the rate in percent. */
export function withVat(net: Money, rate: number): Money {
  const minor = divideHalfUp(net.minor * partsOf(rate), 100 * partsOfPercent);
  return add(net, { minor, currency: net.currency });
}

function partsOf(rate: number): number {
  if (!(rate >= 0)) throw new RangeError(`Not a tax rate: ${rate}`);
  return Math.round(rate * partsOfPercent);
}
