import type { ProductKind } from "#domain/product/product.ts";
import { words, type Words } from "../words.ts";
import { brands } from "./brands.ts";
import { frameAttributes } from "./frameAttributes.ts";
import { goodsAttributes } from "./goodsAttributes.ts";
import { lensAttributes } from "./lensAttributes.ts";
import { makerAttributes } from "./makerAttributes.ts";
import { powerAttribute } from "./powers.ts";
import type { SeedAttribute } from "./seedAttribute.ts";
import { sunAttributes } from "./sunAttributes.ts";

const kinds: Readonly<Record<ProductKind, Words>> = {
  "prescription-glasses": words("Okulary korekcyjne", "Brillen", "Prescription glasses"),
  sunglasses: words("Okulary przeciwsłoneczne", "Sonnenbrillen", "Sunglasses"),
  "reading-glasses": words("Okulary do czytania", "Lesebrillen", "Reading glasses"),
  "contact-lenses": words("Soczewki kontaktowe", "Kontaktlinsen", "Contact lenses"),
  "spectacle-lenses": words("Szkła okularowe", "Brillengläser", "Spectacle lenses"),
  sets: words("Zestawy", "Sets", "Sets"),
  "gift-cards": words("Karty podarunkowe", "Geschenkkarten", "Gift cards"),
  guides: words("Poradniki", "Ratgeber", "Guides"),
  care: words("Pielęgnacja i akcesoria", "Pflege und Zubehör", "Care and accessories"),
};

/** What products can be told apart by. */
export const attributes: readonly SeedAttribute[] = [
  { id: 80, code: "type", labels: words("Rodzaj", "Art", "Kind"), options: Object.entries(kinds) },
  {
    id: 81,
    code: "brand",
    labels: words("Marka", "Marke", "Brand"),
    options: Object.entries(brands),
    isComparable: true,
  },
  ...frameAttributes,
  powerAttribute,
  ...makerAttributes,
  ...sunAttributes,
  ...lensAttributes,
  ...goodsAttributes,
];
