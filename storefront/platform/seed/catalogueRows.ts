import type { Currency } from "#domain/money/money.ts";
import { addDays, type CalendarDay } from "#domain/price/calendarDay.ts";
import { frameSize } from "@dioptra/ui/optics";
import { startOfDay } from "../calendar.ts";
import type { AttributeValues } from "../database/schema/catalog.ts";
import { colors, sizes } from "./attributes.ts";
import { seedLocales, type SeedFrame, type SeedLocale, type SeedSize } from "./frame.ts";

/** Whose prices are in which currency: the store views that sell. */
const storeCurrencies = { pl: "PLN", de: "EUR" } as const;
type SeedStore = keyof typeof storeCurrencies;
const stores = Object.keys(storeCurrencies) as SeedStore[];

export function currencyOf(storeCode: string): Currency {
  const store = stores.find((each) => each === storeCode);
  if (!store) throw new Error(`Nothing is sold in the store view ${storeCode}.`);
  return storeCurrencies[store];
}

/** What one model becomes in the tables, but for the ids that the database gives. */
export const productRows = (frame: SeedFrame, shelf: number, openedOn: CalendarDay) => {
  const { sku, brand, gender, shape, rim, material } = frame;
  return {
    sku,
    attributes: { brand, gender, shape, rim, material } satisfies AttributeValues,
    // The newest first: the order of the shelf is the order of arrival.
    createdAt: startOfDay(addDays(openedOn, -90 - shelf)),
    texts: seedLocales.map((locale) => textRow(frame, locale)),
    prices: stores.map((store) => priceRow(frame, store, openedOn)),
    history: stores.flatMap((store) => historyRows(frame, store, openedOn)),
    variants: variantRows(frame),
  };
};
export type ProductRows = ReturnType<typeof productRows>;

function textRow({ texts }: SeedFrame, locale: SeedLocale) {
  const { name, slug, description } = texts[locale];
  return { locale, name, slug, description };
}

/** Sizes are told apart by the width of the whole frame, which is what a face has. */
function sizeId({ totalWidth }: SeedSize): number {
  return sizes[frameSize({ totalWidth })].id;
}

const variantRows = (frame: SeedFrame) =>
  frame.finishes.flatMap((finish, color) =>
    frame.sizes.map((size, index) => ({
      sku: `${frame.sku}-${finish}-${size.lensWidth}`.toUpperCase(),
      position: color * frame.sizes.length + index,
      quantity: frame.left?.[`${finish} ${size.lensWidth}`] ?? frame.pieces,
      attributes: {
        color: colors[finish].id,
        size: sizeId(size),
        finish,
        width: size.lensWidth,
        lens_height: size.lensHeight,
        bridge: size.bridge,
        length: size.temple,
        total_width: size.totalWidth,
      } satisfies AttributeValues,
    })),
  );

function priceRow({ sku, prices, special }: SeedFrame, store: SeedStore, openedOn: CalendarDay) {
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

const historyRows = ({ prices }: SeedFrame, store: SeedStore, openedOn: CalendarDay) =>
  prices.map((price) => ({
    storeCode: store,
    validFrom: addDays(openedOn, price.day),
    amount: price[storeCurrencies[store]],
  }));
