import { languages } from "#domain/store.ts";
import { addDays, type CalendarDay } from "#domain/calendar.ts";
import { startOfDay } from "#platform/kernel/calendar.ts";
import type { AttributeValues } from "#platform/catalog/tables/catalog.ts";
import type { SeedProduct } from "./product.ts";
import { taxClasses, type TaxClassCode } from "#platform/checkout/terms.ts";

/** Whose prices are in which currency: the store views that sell. */
const storeCurrencies = { pl: "PLN", de: "EUR" } as const;
type SeedStore = keyof typeof storeCurrencies;
const stores = Object.keys(storeCurrencies) as SeedStore[];

function taxClassId(taxClass: TaxClassCode): number {
  const found = taxClasses.find(({ code }) => code === taxClass);
  if (!found) throw new Error(`There is no class of goods ${taxClass}.`);
  return found.id;
}

/** Its attributes, with those that every product has. */
export const attributesOf = ({ kind, brand, attributes }: SeedProduct): AttributeValues => ({
  type: kind,
  brand,
  ...attributes,
});

/** What one product becomes in the tables, but for the ids that the database gives. */
export const productRows = (product: SeedProduct, position: number, openedOn: CalendarDay) => {
  const { sku, type, taxClass, matrix = null, flags, arrived, changed, texts, variants, parts = null } = product;
  return {
    sku,
    typeId: type,
    taxClassId: taxClassId(taxClass),
    attributes: attributesOf(product),
    lensMatrix: matrix,
    flags,
    position,
    createdAt: startOfDay(addDays(openedOn, arrived)),
    updatedAt: startOfDay(addDays(openedOn, changed)),
    texts: languages.map((locale) => Object.assign({ locale }, texts[locale])),
    prices: parts ? [] : stores.map((store) => priceRow(product, store, openedOn)),
    history: stores.flatMap((store) => historyRows(product, store, openedOn)),
    variants,
    parts,
  };
};
export type ProductRows = ReturnType<typeof productRows>;

function priceRow({ sku, prices, special }: SeedProduct, store: SeedStore, openedOn: CalendarDay) {
  const currency = storeCurrencies[store];
  const regular = prices.at(-1);
  if (!regular) throw new Error(`${sku} has no price.`);
  const boundary = (day: number) => startOfDay(addDays(openedOn, day));
  return {
    storeCode: store,
    amount: regular[currency],
    specialAmount: special?.[currency] ?? null,
    specialFrom: special ? boundary(special.from) : null,
    specialTo: special && special.to !== null ? boundary(special.to) : null,
  };
}

const historyRows = ({ prices }: SeedProduct, store: SeedStore, openedOn: CalendarDay) =>
  prices.map((price) => ({
    storeCode: store,
    validFrom: addDays(openedOn, price.day),
    amount: price[storeCurrencies[store]],
  }));
