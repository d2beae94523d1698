import * as z from "zod/mini";
import type { TaxRule } from "#domain/tax.ts";
import { entitySearch } from "../wire/entitySearch.ts";
import { optionalList, numeric } from "../wire/value.ts";

/** The tax rates in percent by country, for classes of products and customers (docs/specification/calls.md#call-49). */
const wireTaxRule = z.object({
  id: numeric,
  product_tax_class_ids: optionalList(numeric),
  customer_tax_class_ids: optionalList(numeric),
  rates: optionalList(
    z.object({
      rate: z.number(),
      tax_country_id: z.string(),
      region_name: z.nullish(z.string()),
      /** 0 stands for the whole country. */
      tax_region_id: z.nullish(numeric),
    }),
  ),
});
export type WireTaxRule = z.input<typeof wireTaxRule>;

const taxRule = z.pipe(
  wireTaxRule,
  z.transform(({ product_tax_class_ids, customer_tax_class_ids, rates }): TaxRule => ({
    productTaxClassIds: product_tax_class_ids,
    // A rule without customer classes applies to all customers.
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
