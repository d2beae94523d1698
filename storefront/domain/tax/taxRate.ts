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

/** The rate in percent: the first that fits, 0 when none does (specification, section 4, Prices). */
export function taxRate(rules: readonly TaxRule[], taxed: Taxed): number {
  const rate = rules
    .filter((rule) => applies(rule, taxed))
    .toSorted((a, b) => (taxed.customerGroupId === null ? rank(a) - rank(b) : 0))
    .flatMap((rule) => rule.rates)
    .find((each) => covers(each, taxed));
  return rate?.percent ?? 0;
}

/** Where no group matters, what is said of everybody counts before what is said of some. */
const rank = ({ customerTaxClassIds }: TaxRule) => (customerTaxClassIds === null ? 0 : 1);

const applies = (rule: TaxRule, { productTaxClassId, customerGroupId }: Taxed) =>
  rule.productTaxClassIds.includes(productTaxClassId) &&
  (customerGroupId === null || rule.customerTaxClassIds === null || rule.customerTaxClassIds.includes(customerGroupId));

const covers = (rate: TaxRate, { country, region }: Taxed) =>
  rate.country === country && (rate.regionId === 0 || !rate.region || rate.region === region);
