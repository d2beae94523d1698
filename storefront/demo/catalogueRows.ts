import { languages } from "#domain/store.ts";
import { addDays, type CalendarDay } from "#domain/calendar.ts";
import { startOfDay } from "#platform/kernel/calendar.ts";
import type { AttributeValues } from "#platform/catalog/tables/catalog.ts";
import type { SeedProduct } from "./product.ts";
import { taxClasses, type TaxClassCode } from "#platform/checkout/terms.ts";

/** The store views that sell, with their currencies. */
const storeCurrencies = { pl: "PLN", de: "EUR" } as const;
type SeedStore = keyof typeof storeCurrencies;
const stores = Object.keys(storeCurrencies) as SeedStore[];

function taxClassId(taxClass: TaxClassCode): number {
  const found = taxClasses.find(({ code }) => code === taxClass);
  if (!found) throw new Error(`Unknown tax class ${taxClass}.`);
  return found.id;
}

/** Returns the attributes of a product, including those that every product has. */
export const attributesOf = ({ kind, brand, attributes }: SeedProduct): AttributeValues => ({
  type: kind,
  brand,
  ...attributes,
});

/** Returns the database rows of a product, without generated ids. */
export const productRows = (product: SeedProduct, position: number, openedOn: CalendarDay) => {
  const {
    sku,
    type,
    taxClass,
    matrix = null,
    ownOptions = null,
    flags,
    arrivalDay,
    changed,
    texts,
    variants,
    parts = null,
  } = product;
  return {
    sku,
    typeId: type,
    taxClassId: taxClassId(taxClass),
    attributes: attributesOf(product),
    lensMatrix: matrix,
    ownOptions,
    flags,
    position,
    createdAt: startOfDay(addDays(openedOn, arrivalDay)),
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
