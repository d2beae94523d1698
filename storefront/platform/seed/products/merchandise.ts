import type { ProductFlag } from "../../database/schema/index.ts";

/** Days of arrival of what is new; the rest has been there for months. */
export const arrivals: Readonly<Record<string, number>> = {
  "TR-GLOG": -3,
  "BZ-SWIT": -4,
  "SZ-ZIMORODEK": -6,
  "OK-RASTER": -8,
  "HL-POLANA": -10,
  "MR-POLA": -12,
  "BZ-WYDMA": -15,
  "OK-OSEMKA": -17,
  "TR-BOROWKA": -19,
  "SZ-TRZCINA": -23,
  "HL-BRYZA": -26,
  "BZ-ZENIT": -29,
  "KR-DZIEN-PLUS-30": -31,
  "TR-PIOLUN": -34,
  "MR-IWO": -38,
};

/** What the shop puts forward. What is new and what is its own follows from elsewhere. */
export const putForward: Readonly<Record<Exclude<ProductFlag, "newProduct" | "ownProduct">, readonly string[]>> = {
  bestseller: [
    "HL-NELA",
    "MR-BRUNO",
    "MR-LUNA",
    "OK-ROGALA",
    "TR-MIODEK",
    "HL-ZORZA",
    "MR-LEON",
    "MR-ZOJA",
    "SZ-PERKOZ",
    "HL-KOSOWKA",
    "BZ-SKWAR",
    "BZ-MOLO",
    "KR-DZIEN-30",
    "TN-MIESIAC-3",
  ],
  promoteOnHomePage: [
    "HL-NELA",
    "OK-OKTA",
    "TR-WANDA",
    "HL-SZADZ",
    "OK-PROMIEN",
    "TR-JEZYNA",
    "SZ-TRZCINA",
    "MR-HUBERT",
    "BZ-SWIT",
    "BZ-ZENIT",
    "HL-LAWINA",
    "KR-DZIEN-PLUS-30",
  ],
  promoteOnCategoryPage: [
    "HL-NELA",
    "MR-BRUNO",
    "OK-RASTER",
    "SZ-CZAPLA",
    "TR-KALINA",
    "MR-EMIL",
    "BZ-SWIT",
    "BZ-WYDMA",
    "HL-POLANA",
    "OK-CYRKIEL",
    "TN-JEDEN-30",
    "TN-MIESIAC-6",
  ],
  superPromotion: ["HL-LIMBA", "MR-OLEK", "BZ-MIERZEJA", "SZ-LYSKA"],
};

/** Models and packs of which nothing was left on the day of the opening. */
export const soldOut: readonly string[] = [
  "SZ-DERKACZ",
  "TR-IRGA",
  "BZ-LIPCOWKA",
  "NU-CZTERNASCIE-TORIC-6",
  "SK-POJEMNIK-PODROZNY",
];
