import { type Words, words } from "../texts/index.ts";
import type { CartonColor, GoodsForm } from "@dioptra/ui/eyewear";
import type { LensType, RefractiveIndex } from "@dioptra/ui/optics";
import type { ProductKind } from "#domain/product/product.ts";
import type { ProductAttributes } from "#platform/catalog/tables/catalog.ts";
import type { Coating } from "../attributes/goods.ts";

/** Products other than frames, contact lenses and care. */
export interface Extra {
  readonly sku: string;
  readonly kind: Extract<ProductKind, "spectacle-lenses" | "gift-cards" | "guides">;
  readonly form: Extract<GoodsForm, "lens-package" | "gift-card" | "guide">;
  /** The colour of its print. */
  readonly print: CartonColor;
  readonly names: Words;
  readonly slugs: Words;
  readonly about: Words;
  /** In złoty. */
  readonly price: number;
  /** Only if the price in euros is not derived from the price in złoty. */
  readonly euros?: number;
  /** Further attributes, such as the index of lenses. */
  readonly attributes?: ProductAttributes;
}

/** The attributes of a pair of lenses: its type and index, the powers in dioptres, and the diameter of the blank in mm. */
interface PairAttributes {
  readonly lens_type: LensType;
  readonly lens_index: `${RefractiveIndex}`;
  readonly lens_power_from: number;
  readonly lens_power_to: number;
  readonly lens_blank: number;
  readonly lens_coating: readonly Coating[];
}

type PairTexts = Pick<Extra, "names" | "slugs" | "about">;

const pair = (
  sku: string,
  { print, price, ...texts }: PairTexts & Pick<Extra, "print" | "price">,
  attributes: PairAttributes,
): Extra => ({
  sku,
  kind: "spectacle-lenses",
  form: "lens-package",
  print,
  price,
  attributes: { ...attributes },
  ...texts,
});

/** Lenses for frames, sold in pairs. The prescription is given with the order. */
export const lensPackages: readonly Extra[] = [
  pair(
    "DI-SZKLA-150",
    {
      print: "sea",
      price: 149,
      names: words("extras.lensPackages.DI-SZKLA-150.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-150.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-150.about"),
    },
    {
      lens_type: "single-vision",
      lens_index: "1.5",
      lens_power_from: -6,
      lens_power_to: 4,
      lens_blank: 70,
      lens_coating: ["anti-reflection", "hard"],
    },
  ),
  pair(
    "DI-SZKLA-160",
    {
      print: "moss",
      price: 299,
      names: words("extras.lensPackages.DI-SZKLA-160.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-160.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-160.about"),
    },
    {
      lens_type: "single-vision",
      lens_index: "1.6",
      lens_power_from: -8,
      lens_power_to: 6,
      lens_blank: 75,
      lens_coating: ["anti-reflection", "hard", "water-repellent"],
    },
  ),
  pair(
    "DI-SZKLA-167",
    {
      print: "sky",
      price: 399,
      names: words("extras.lensPackages.DI-SZKLA-167.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-167.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-167.about"),
    },
    {
      lens_type: "single-vision",
      lens_index: "1.67",
      lens_power_from: -12,
      lens_power_to: 8,
      lens_blank: 75,
      lens_coating: ["anti-reflection", "hard", "water-repellent"],
    },
  ),
  pair(
    "DI-SZKLA-174",
    {
      print: "plum",
      price: 649,
      names: words("extras.lensPackages.DI-SZKLA-174.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-174.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-174.about"),
    },
    {
      lens_type: "single-vision",
      lens_index: "1.74",
      lens_power_from: -14,
      lens_power_to: 8,
      lens_blank: 75,
      lens_coating: ["anti-reflection", "hard", "water-repellent"],
    },
  ),
  pair(
    "DI-SZKLA-EKRAN",
    {
      print: "sky",
      price: 249,
      names: words("extras.lensPackages.DI-SZKLA-EKRAN.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-EKRAN.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-EKRAN.about"),
    },
    {
      lens_type: "office",
      lens_index: "1.5",
      lens_power_from: -6,
      lens_power_to: 6,
      lens_blank: 70,
      lens_coating: ["anti-reflection", "hard"],
    },
  ),
  pair(
    "DI-SZKLA-EKRAN-160",
    {
      print: "moss",
      price: 399,
      names: words("extras.lensPackages.DI-SZKLA-EKRAN-160.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-EKRAN-160.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-EKRAN-160.about"),
    },
    {
      lens_type: "office",
      lens_index: "1.6",
      lens_power_from: -8,
      lens_power_to: 6,
      lens_blank: 75,
      lens_coating: ["anti-reflection", "hard", "water-repellent"],
    },
  ),
  pair(
    "DI-SZKLA-PROGRES-150",
    {
      print: "sea",
      price: 599,
      names: words("extras.lensPackages.DI-SZKLA-PROGRES-150.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-PROGRES-150.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-PROGRES-150.about"),
    },
    {
      lens_type: "progressive",
      lens_index: "1.5",
      lens_power_from: -6,
      lens_power_to: 4,
      lens_blank: 70,
      lens_coating: ["anti-reflection", "hard"],
    },
  ),
  pair(
    "DI-SZKLA-PROGRES-160",
    {
      print: "moss",
      price: 799,
      names: words("extras.lensPackages.DI-SZKLA-PROGRES-160.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-PROGRES-160.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-PROGRES-160.about"),
    },
    {
      lens_type: "progressive",
      lens_index: "1.6",
      lens_power_from: -8,
      lens_power_to: 6,
      lens_blank: 75,
      lens_coating: ["anti-reflection", "hard", "water-repellent"],
    },
  ),
  pair(
    "DI-SZKLA-PROGRES-167",
    {
      print: "plum",
      price: 999,
      names: words("extras.lensPackages.DI-SZKLA-PROGRES-167.names"),
      slugs: words("extras.lensPackages.DI-SZKLA-PROGRES-167.slugs"),
      about: words("extras.lensPackages.DI-SZKLA-PROGRES-167.about"),
    },
    {
      lens_type: "progressive",
      lens_index: "1.67",
      lens_power_from: -10,
      lens_power_to: 7,
      lens_blank: 75,
      lens_coating: ["anti-reflection", "hard", "water-repellent"],
    },
  ),
];

const amounts = [
  { zloty: 100, euros: 25, print: "moss" },
  { zloty: 200, euros: 50, print: "sea" },
  { zloty: 300, euros: 75, print: "plum" },
  { zloty: 500, euros: 120, print: "rose" },
] as const;

/** Gift cards, sent by e-mail. Each is worth its price. */
export const giftCards: readonly Extra[] = amounts.map(({ zloty, euros, print }) => ({
  sku: `DI-KARTA-${zloty}`,
  kind: "gift-cards",
  form: "gift-card",
  print,
  price: zloty,
  euros,
  names: words("extras.giftCards.names", { zloty, euros }),
  slugs: words("extras.giftCards.slugs", { zloty, euros }),
  about: words("extras.giftCards.about", { zloty, euros }),
}));

/** Guides to download and print: one is free, the other is opened by its payment. */
export const guides: readonly Extra[] = [
  {
    sku: "DI-PORADNIK-PD",
    kind: "guides",
    form: "guide",
    print: "moss",
    price: 0,
    names: words("extras.guides.DI-PORADNIK-PD.names"),
    slugs: words("extras.guides.DI-PORADNIK-PD.slugs"),
    about: words("extras.guides.DI-PORADNIK-PD.about"),
  },
  {
    sku: "DI-ZESZYT-DOPASOWANIE",
    kind: "guides",
    form: "guide",
    print: "sea",
    price: 19,
    euros: 5,
    // The document that opens once the order is paid (docs/specification/orders.md#order-51).
    attributes: { download: "fit-your-glasses" },
    names: words("extras.guides.DI-ZESZYT-DOPASOWANIE.names"),
    slugs: words("extras.guides.DI-ZESZYT-DOPASOWANIE.slugs"),
    about: words("extras.guides.DI-ZESZYT-DOPASOWANIE.about"),
  },
];
