import { sql } from "drizzle-orm";
import { configuration } from "#configuration/index.ts";
import { customerGroupForTax, taxRate, type TaxRule } from "#domain/tax.ts";
import type { Session } from "../kernel/database/database.ts";
import { taxRules } from "./tables/tax.ts";
import type { WireTaxRule } from "#contract/checkout/taxRule.ts";

/** Where goods are taxed, and whose they are: null for a region that does not matter, and for a guest. */
export interface TaxedWhere {
  readonly country: string;
  readonly region: string | null;
  readonly groupId: number | null;
}

/** The VAT in percent of a class of goods; 0 where none is due. */
export type RateOf = (taxClassId: number, where: TaxedWhere) => number;

/** The rates of a country for a customer without a group. */
export const anybodyIn = (country: string): TaxedWhere => ({ country, region: null, groupId: null });

/** The tax rules. Rules for few customers come before rules for all, since the first match applies. */
export async function readTaxRules(session: Session): Promise<readonly TaxRule[]> {
  const { taxClassId, country, region, customerGroupIds } = taxRules;
  const rows = await session
    .select()
    .from(taxRules)
    .orderBy(taxClassId, sql`${customerGroupIds} nulls last`, country, sql`${region} nulls last`, taxRules.id);
  const ofRule = Map.groupBy(rows, (row) => JSON.stringify([row.taxClassId, row.customerGroupIds]));
  return [...ofRule.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      productTaxClassIds: [first.taxClassId],
      customerTaxClassIds: first.customerGroupIds,
      rates: own.map((row) => ({
        percent: row.percent,
        country: row.country,
        region: row.region,
        regionId: row.region === null ? 0 : row.id,
      })),
    };
  });
}

export async function readRates(session: Session): Promise<RateOf> {
  const rules = await readTaxRules(session);
  return (productTaxClassId, { country, region, groupId }) => {
    const customerGroupId = customerGroupForTax(configuration.pricing, groupId);
    return taxRate(rules, { productTaxClassId, customerGroupId, country, region });
  };
}

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
