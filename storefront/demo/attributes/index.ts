import { words, type Words } from "../texts/index.ts";
import type { ProductKind } from "#domain/product/product.ts";
import { brands } from "./brands.ts";
import { frameAttributes, sunAttributes } from "./frames.ts";
import { goodsAttributes, makerAttributes, spectacleLensAttributes } from "./goods.ts";
import { lensAttributes } from "./lenses.ts";
import { powerAttribute, type SeedAttribute } from "./choices.ts";

const kinds: Readonly<Record<ProductKind, Words>> = {
  "prescription-glasses": words("attributes.kinds.prescription-glasses"),
  sunglasses: words("attributes.kinds.sunglasses"),
  "reading-glasses": words("attributes.kinds.reading-glasses"),
  "contact-lenses": words("attributes.kinds.contact-lenses"),
  "spectacle-lenses": words("attributes.kinds.spectacle-lenses"),
  sets: words("attributes.kinds.sets"),
  "gift-cards": words("attributes.kinds.gift-cards"),
  guides: words("attributes.kinds.guides"),
  care: words("attributes.kinds.care"),
};

/** All attributes. */
export const attributes: readonly SeedAttribute[] = [
  { id: 80, code: "type", labels: words("attributes.type.labels"), options: Object.entries(kinds) },
  {
    id: 81,
    code: "brand",
    labels: words("attributes.brand.labels"),
    options: Object.entries(brands),
    isComparable: true,
  },
  ...frameAttributes,
  powerAttribute,
  ...makerAttributes,
  ...sunAttributes,
  ...lensAttributes,
  ...goodsAttributes,
  ...spectacleLensAttributes,
];
