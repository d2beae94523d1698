import type { Currency } from "#domain/money.ts";
import type { CountryCode } from "@dioptra/ui/rules";
import type { Language } from "#domain/store.ts";

type Words = Readonly<Record<Language, string>>;

/** Classes of goods with VAT rates of their own. */
export const taxClasses = [
  { id: 1, code: "frames" },
  { id: 2, code: "prescription-glasses" },
  { id: 3, code: "contact-lenses" },
  { id: 4, code: "sunglasses" },
  { id: 5, code: "cosmetic-lenses" },
  { id: 6, code: "care" },
  { id: 7, code: "accessories" },
  { id: 8, code: "vouchers" },
  { id: 9, code: "downloads" },
] as const;
export type TaxClassCode = (typeof taxClasses)[number]["code"];

/** VAT rates in percent, by class and country (docs/specification/law.md#law-10). The United States have no VAT. */
export const vatRates: Readonly<Record<TaxClassCode, Readonly<Partial<Record<CountryCode, number>>>>> = {
  frames: { PL: 23, DE: 19, IT: 22 },
  "prescription-glasses": { PL: 8, DE: 19, IT: 4 },
  "contact-lenses": { PL: 8, DE: 19, IT: 4 },
  sunglasses: { PL: 23, DE: 19, IT: 22 },
  "cosmetic-lenses": { PL: 23, DE: 19, IT: 22 },
  // Solutions and drops for lenses are medical devices (MDR 2017/745, annex VIII, rule 16; PL VAT act, annex 3, no. 13).
  care: { PL: 8, DE: 19, IT: 22 },
  accessories: { PL: 23, DE: 19, IT: 22 },
  // Multi-purpose vouchers buy goods of several rates and are taxed when they are spent (Directive 2006/112/EC, art. 30b (2)).
  vouchers: {},
  downloads: { PL: 23, DE: 19, IT: 22 },
};

/** The delivery countries, in the order in which they are shown (docs/specification/checkout.md#checkout-11). */
export const countries: readonly (readonly [code: CountryCode, names: Words])[] = [
  ["PL", { pl: "Polska", de: "Polen", en: "Poland" }],
  ["DE", { pl: "Niemcy", de: "Deutschland", en: "Germany" }],
  ["IT", { pl: "Włochy", de: "Italien", en: "Italy" }],
  ["US", { pl: "Stany Zjednoczone", de: "Vereinigte Staaten", en: "United States" }],
];

/** Gross amounts in minor units, by country of destination. */
type Rates = Readonly<Record<CountryCode, number>>;
type Table = Readonly<Record<Extract<Currency, "PLN" | "EUR">, Rates>>;
type PartialTable = Readonly<Record<keyof Table, Partial<Rates>>>;

interface SeedShipping {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly titles: Words;
  readonly rates: PartialTable;
  /** The value of the goods, after discounts, from which the delivery is free. It never is where none is stated. */
  readonly freeFrom: PartialTable;
  /** The parcel is delivered to a pickup point that the shopper chooses. */
  readonly needsPoint?: true;
  /** The largest number of pieces in a parcel; any number when left out. */
  readonly mostPieces?: number;
}

/** In each store, deliveries within its country are free from one value of the goods on (docs/specification/checkout.md#checkout-46). */
const freeAtHome = { PLN: { PL: 399_00 }, EUR: { DE: 99_00 } } as const satisfies PartialTable;

/** The courier (docs/specification/checkout.md#checkout-28). */
const courier: SeedShipping = {
  carrierCode: "dpd",
  methodCode: "flatrate",
  carrierTitle: "DPD",
  titles: { pl: "Kurier DPD", de: "DPD-Paketdienst", en: "DPD courier" },
  rates: {
    PLN: { PL: 5_00, DE: 29_00, IT: 39_00, US: 99_00 },
    EUR: { PL: 6_90, DE: 4_90, IT: 9_90, US: 24_90 },
  },
  freeFrom: freeAtHome,
};

/**
 * Parcel lockers; the shop has a list of Polish ones only (docs/specification/trade.md#trade-22). `mostPieces` is what the
 * largest box has room for.
 */
const locker: SeedShipping = {
  carrierCode: "inpost",
  methodCode: "locker",
  carrierTitle: "InPost",
  titles: { pl: "Paczkomat InPost", de: "InPost-Paketautomat", en: "InPost parcel locker" },
  rates: { PLN: { PL: 4_00 }, EUR: { PL: 5_90 } },
  freeFrom: freeAtHome,
  needsPoint: true,
  mostPieces: 12,
};

/** The courier's pickup points: shops and lockers. */
const courierPoint: SeedShipping = {
  carrierCode: "dpd",
  methodCode: "pickup",
  carrierTitle: "DPD",
  titles: { pl: "Punkt odbioru DPD", de: "DPD Pickup-Paketshop", en: "DPD pickup point" },
  rates: { PLN: { PL: 4_50, DE: 25_00, IT: 35_00 }, EUR: { PL: 5_90, DE: 3_90, IT: 8_90 } },
  freeFrom: freeAtHome,
  needsPoint: true,
  mostPieces: 20,
};

/** The shipping methods in the order in which they are shown; the first is the default. */
export const shipping: readonly SeedShipping[] = [courier, locker, courierPoint];

/**
 * Cash on delivery, in the countries where the courier collects money (docs/specification/checkout.md#checkout-38). In the
 * United States it does not.
 */
export const cashOnDelivery = {
  code: "cashondelivery",
  titles: { pl: "Za pobraniem", de: "Nachnahme", en: "Cash on delivery" } satisfies Words,
  costs: {
    PLN: { PL: 0, DE: 0, IT: 0 },
    EUR: { PL: 0, DE: 0, IT: 0 },
  } satisfies PartialTable,
} as const;
