import { type Words, words } from "../texts/index.ts";
import type { CartonColor, GoodsForm } from "@dioptra/ui/eyewear";
import type { ProductKind } from "#domain/product/product.ts";

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
  /** Set only where the price in euros does not follow from the price in złoty. */
  readonly euros?: number;
}

/** Lenses for frames, sold in pairs. The prescription is given with the order. */
export const lensPackages: readonly Extra[] = [
  {
    sku: "DI-SZKLA-150",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "sea",
    price: 149,
    names: words("extras.lensPackages.DI-SZKLA-150.names"),
    slugs: words("extras.lensPackages.DI-SZKLA-150.slugs"),
    about: words("extras.lensPackages.DI-SZKLA-150.about"),
  },
  {
    sku: "DI-SZKLA-160",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "moss",
    price: 299,
    names: words("extras.lensPackages.DI-SZKLA-160.names"),
    slugs: words("extras.lensPackages.DI-SZKLA-160.slugs"),
    about: words("extras.lensPackages.DI-SZKLA-160.about"),
  },
  {
    sku: "DI-SZKLA-EKRAN",
    kind: "spectacle-lenses",
    form: "lens-package",
    print: "sky",
    price: 249,
    names: words("extras.lensPackages.DI-SZKLA-EKRAN.names"),
    slugs: words("extras.lensPackages.DI-SZKLA-EKRAN.slugs"),
    about: words("extras.lensPackages.DI-SZKLA-EKRAN.about"),
  },
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

/** Guides to download and print. */
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
];
