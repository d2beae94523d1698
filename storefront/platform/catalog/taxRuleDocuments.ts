import type { WireTaxRule } from "#contract/checkout/taxRule.ts";
import type { TaxRule } from "#domain/tax.ts";

/** The rules of tax as the search service keeps them (docs/specification/calls.md#call-49). */
export const taxRuleDocuments = (rules: readonly TaxRule[]): readonly WireTaxRule[] =>
  rules.map(({ productTaxClassIds, customerTaxClassIds, rates }, index) => ({
    id: index + 1,
    product_tax_class_ids: [...productTaxClassIds],
    customer_tax_class_ids: [...(customerTaxClassIds ?? [])],
    rates: rates.map(({ percent, country, region, regionId }) => ({
      rate: percent,
      tax_country_id: country,
      region_name: region,
      tax_region_id: regionId,
    })),
  }));
