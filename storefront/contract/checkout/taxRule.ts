import * as z from "zod/mini";
import type { TaxRule } from "#domain/tax.ts";
import { entitySearch } from "../wire/entitySearch.ts";
import { listOf, numeric } from "../wire/value.ts";

/** Which goods, whose, and the rate in percent of each country (docs/specification/calls.md#call-49). */
const wireTaxRule = z.object({
  id: numeric,
  product_tax_class_ids: listOf(numeric),
  customer_tax_class_ids: listOf(numeric),
  rates: listOf(
    z.object({
      rate: z.number(),
      tax_country_id: z.string(),
      region_name: z.nullish(z.string()),
      /** 0 for the whole country. */
      tax_region_id: z.nullish(numeric),
    }),
  ),
});
export type WireTaxRule = z.input<typeof wireTaxRule>;

const taxRule = z.pipe(
  wireTaxRule,
  z.transform(({ product_tax_class_ids, customer_tax_class_ids, rates }): TaxRule => ({
    productTaxClassIds: product_tax_class_ids,
    // A rule without groups applies to everybody.
    customerTaxClassIds: customer_tax_class_ids.length > 0 ? customer_tax_class_ids : null,
    rates: rates.map(({ rate, tax_country_id, region_name, tax_region_id }) => ({
      percent: rate,
      country: tax_country_id,
      region: region_name ?? null,
      regionId: tax_region_id ?? 0,
    })),
  })),
);

export const taxRuleEndpoints = {
  taxRules: entitySearch("taxrule", taxRule),
};
