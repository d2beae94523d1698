import { taxRate, type TaxRule } from "#domain/tax/taxRate.ts";
import type { Session } from "../database/database.ts";
import { taxRules } from "../database/schema/index.ts";

/** Everybody is taxed alike: the shop has one customer group (configuration, pricing). */
const customerTaxClassIds: readonly number[] = [];

/** The VAT in percent of a class of goods in a country; 0 where none is due. */
export type RateOf = (taxClassId: number, country: string) => number;

export async function readRates(session: Session): Promise<RateOf> {
  const rows = await session.select().from(taxRules);
  const rules = rows.map(({ taxClassId, country, percent }): TaxRule => ({
    productTaxClassIds: [taxClassId],
    customerTaxClassIds,
    rates: [{ percent, country, region: null, regionId: 0 }],
  }));
  return (taxClassId, country) =>
    taxRate(rules, { productTaxClassId: taxClassId, customerGroupId: null, country, region: null });
}
