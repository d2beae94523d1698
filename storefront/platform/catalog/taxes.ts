import { sql } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import { customerGroupForTax, taxRate, type TaxRule } from "#domain/tax.ts";
import type { Session } from "../kernel/database/database.ts";
import { taxRules } from "./tables/tax.ts";
import type { WireTaxRule } from "#contract/checkout/taxRule.ts";

/** Where goods are taxed and for which customer group; null for any region, and for guests. */
export interface TaxPlace {
  readonly country: string;
  readonly region: string | null;
  readonly groupId: number | null;
}

/** Returns the VAT rate of a tax class in percent; 0 if no VAT is due. */
export type RateOf = (taxClassId: number, where: TaxPlace) => number;

/** Returns the tax place of a guest in a country. */
export const guestIn = (country: string): TaxPlace => ({ country, region: null, groupId: null });

/** Reads the tax rules. Rules for certain customer groups come first, since the first match applies. */
export async function readTaxRules(session: Session): Promise<readonly TaxRule[]> {
  const { taxClassId, country, region, customerGroupIds } = taxRules;
  const rows = await session
    .select()
    .from(taxRules)
    .orderBy(taxClassId, sql`${customerGroupIds} nulls last`, country, sql`${region} nulls last`, taxRules.id);
  const rowsByRule = Map.groupBy(rows, (row) => JSON.stringify([row.taxClassId, row.customerGroupIds]));
  return [...rowsByRule.values()].flatMap((ruleRows) => {
    const [first] = ruleRows;
    if (!first) return [];
    return {
      productTaxClassIds: [first.taxClassId],
      customerTaxClassIds: first.customerGroupIds,
      rates: ruleRows.map((row) => ({
        percent: row.percent,
        country: row.country,
        region: row.region,
        regionId: row.region === null ? 0 : row.id,
      })),
    };
  });
}

/** Reads the tax rules and returns a function that looks up rates. */
export async function readRates(session: Session): Promise<RateOf> {
  const rules = await readTaxRules(session);
  return (productTaxClassId, { country, region, groupId }) => {
    const customerGroupId = customerGroupForTax(configuration.pricing, groupId);
    return taxRate(rules, { productTaxClassId, customerGroupId, country, region });
  };
}

/** Returns the search documents of tax rules (docs/specification/calls.md#call-49). */
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
