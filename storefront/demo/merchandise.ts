import { type ProductFlag, productFlags } from "#platform/catalog/tables/catalog.ts";
import { type Brand, ownBrand } from "./attributes/brands.ts";
import type { SeedProduct } from "./product.ts";
import { draw } from "./draw.ts";

/** Days of arrival of new products. The others arrived months ago. */
export const arrivals: Readonly<Record<string, number>> = {
  "SD-TEZA": -2,
  "TR-GLOG": -3,
  "BZ-SWIT": -4,
  "ON-LEN": -5,
  "SZ-ZIMORODEK": -6,
  "WG-SIKORA": -7,
  "OK-RASTER": -8,
  "ZK-DUNAJEC": -9,
  "HL-POLANA": -10,
  "LK-SONET": -11,
  "MR-POLA": -12,
  "ZT-FALA": -13,
  "BZ-WYDMA": -15,
  "ON-AKSAMIT": -16,
  "OK-OSEMKA": -17,
  "TR-BOROWKA": -19,
  "SD-RYTM": -20,
  "ZK-BRDA": -22,
  "SZ-TRZCINA": -23,
  "LK-NOWELA": -25,
  "HL-BRYZA": -26,
  "BZ-ZENIT": -29,
  "KR-DZIEN-PLUS-30": -31,
  "TR-PIOLUN": -34,
  "MR-IWO": -38,
};

/** Flags that the shop sets by hand. New and own products are recognised elsewhere. */
export const flaggedSkus: Readonly<Record<Exclude<ProductFlag, "newProduct" | "ownProduct">, readonly string[]>> = {
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
    "ON-SZTRUKS",
    "WG-KOS",
    "ZT-BOSMAN",
    "LK-ESEJ",
    "LK-SAGA",
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
    "SD-TEZA",
    "ON-LEN",
    "ZK-DUNAJEC",
    "ZT-KOTWICA",
    "LK-SONET",
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
    "SD-KANON",
    "ON-TIUL",
    "WG-RUDZIK",
    "ZK-PILICA",
    "ZT-REGATA",
    "LK-KRONIKA",
    "TN-JEDEN-30",
    "TN-MIESIAC-6",
  ],
  superPromotion: ["HL-LIMBA", "MR-OLEK", "BZ-MIERZEJA", "SZ-LYSKA", "WG-DUDEK", "ZT-MUSZLA"],
};

/** Models and packs that were sold out on the day of the opening. */
export const soldOut: readonly string[] = [
  "SZ-DERKACZ",
  "TR-IRGA",
  "BZ-LIPCOWKA",
  "WG-SLOWIK",
  "ZT-RAFA",
  "LK-BALLADA",
  "NU-CZTERNASCIE-TORIC-6",
  "SK-POJEMNIK-PODROZNY",
];

export const isNew = (sku: string): boolean => Object.hasOwn(arrivals, sku);

/** Returns the day of a product's arrival, the day of its last change, and its flags. */
export function productDates(sku: string, brand: Brand): Pick<SeedProduct, "flags" | "arrivalDay" | "changed"> {
  const arrivalDay = arrivals[sku] ?? -91 - draw(`arrived ${sku}`, 400);
  const derived = { newProduct: isNew(sku), ownProduct: brand === ownBrand };
  return {
    arrivalDay,
    changed: Math.max(arrivalDay, -1 - draw(`changed ${sku}`, 88)),
    flags: productFlags.filter((flag) =>
      flag === "newProduct" || flag === "ownProduct" ? derived[flag] : flaggedSkus[flag].includes(sku),
    ),
  };
}
