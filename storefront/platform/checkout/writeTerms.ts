import type { Session } from "../kernel/database/database.ts";
import {
  countries as countryTable,
  paymentCosts,
  paymentMethods,
  shippingMethods,
  shippingRates,
} from "./tables/checkout.ts";
import { taxClasses as taxClassTable, taxRules } from "../catalog/tables/tax.ts";
import { cashOnDelivery, countries, shipping, taxClasses, vatRates } from "./terms.ts";

/**
 * Writes taxes, countries, and the costs of shipping and payment. Replaces whole tables, since no other table refers to
 * their rows.
 */
export async function writeTerms(session: Session): Promise<void> {
  await session
    .insert(taxClassTable)
    .values([...taxClasses])
    .onConflictDoNothing();
  await session.delete(taxRules);
  await session
    .insert(taxRules)
    .values(
      taxClasses.flatMap(({ id, code }) =>
        Object.entries(vatRates[code]).map(([country, percent]) => ({ taxClassId: id, country, percent })),
      ),
    );
  await session.delete(countryTable);
  await session.insert(countryTable).values(countries.map(([code, names], position) => ({ code, names, position })));
  await writeShipping(session);
  await writePayment(session);
}

type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

const amountsOf = (table: Table) =>
  Object.entries(table).flatMap(([currency, amounts]) =>
    Object.entries(amounts).map(([country, amount]) => ({ currency, country, amount })),
  );

async function writeShipping(session: Session): Promise<void> {
  await session.delete(shippingRates);
  await session.delete(shippingMethods);
  await session.insert(shippingMethods).values(
    shipping.map(({ rates: _rates, freeFrom: _freeFrom, needsPoint = false, ...method }, position) => ({
      ...method,
      needsPoint,
      position,
      isDefault: position === 0,
    })),
  );
  const rows = shipping.flatMap(({ carrierCode, methodCode, rates, freeFrom }) => {
    const thresholds: Table = freeFrom;
    return amountsOf(rates).map((rate) =>
      Object.assign(rate, { carrierCode, methodCode, freeFrom: thresholds[rate.currency]?.[rate.country] ?? null }),
    );
  });
  await session.insert(shippingRates).values(rows);
}

async function writePayment(session: Session): Promise<void> {
  const { code, titles, costs } = cashOnDelivery;
  await session.delete(paymentCosts);
  await session.delete(paymentMethods);
  await session.insert(paymentMethods).values({ code, titles, position: 0, isDefault: true });
  const rows = amountsOf(costs).map(({ currency, country, amount }) => ({ code, currency, country, amount }));
  await session.insert(paymentCosts).values(rows);
}
