import { asc } from "drizzle-orm";
import { taxRate, type TaxRule } from "#domain/tax/taxRate.ts";
import type { Session } from "../database/database.ts";
import { taxRules } from "../database/schema/index.ts";

/** Everybody is taxed alike: the shop has one customer group (configuration, pricing). */
const customerTaxClassIds: readonly number[] = [];

/** The VAT in percent of a class of goods in a country; 0 where none is due. */
export type RateOf = (taxClassId: number, country: string) => number;

/** Whose goods are taxed how, one rule for each class. */
export async function readTaxRules(session: Session): Promise<readonly TaxRule[]> {
  const rows = await session.select().from(taxRules).orderBy(asc(taxRules.taxClassId), asc(taxRules.country));
  return [...Map.groupBy(rows, ({ taxClassId }) => taxClassId)].map(([taxClassId, own]) => ({
    productTaxClassIds: [taxClassId],
    customerTaxClassIds,
    rates: own.map(({ country, percent }) => ({ percent, country, region: null, regionId: 0 })),
  }));
}

export async function readRates(session: Session): Promise<RateOf> {
  const rules = await readTaxRules(session);
  return (taxClassId, country) =>
    taxRate(rules, { productTaxClassId: taxClassId, customerGroupId: null, country, region: null });
}
