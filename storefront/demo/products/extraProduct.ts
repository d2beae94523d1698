import type { Language } from "#domain/store.ts";
import { perLanguage, type Words } from "../texts/index.ts";
import type { ProductType } from "#domain/product/product.ts";
import type { Extra } from "../extras/extra.ts";
import { goodsImage } from "../pictures.ts";
import type { SeedProduct, SeedText } from "../product.ts";
import type { TaxClassCode } from "#platform/checkout/terms.ts";
import { pricesOf } from "./pricesOf.ts";
import { shelfLife } from "./shelfLife.ts";

interface Sold {
  readonly type: ProductType;
  readonly taxClass: TaxClassCode;
}

const soldAs: Readonly<Record<Extra["kind"], Sold>> = {
  "spectacle-lenses": { type: "simple", taxClass: "prescription-glasses" },
  "gift-cards": { type: "virtual", taxClass: "vouchers" },
  guides: { type: "downloadable", taxClass: "downloads" },
};

/** What is made to order or sent by mail does not run out. */
const plenty = 5000;

/** Texts of what needs no sentences added. */
export function textsOf(given: { readonly names: Words; readonly slugs: Words; readonly about: Words }) {
  const textIn = (locale: Language): SeedText => ({
    name: given.names[locale],
    slug: given.slugs[locale],
    description: given.about[locale],
  });
  return perLanguage(textIn);
}

/** Lenses for frames, gift cards and guides, as they are shown. */
export function extraProduct(extra: Extra): SeedProduct {
  const { sku, kind, form, print, price, euros } = extra;
  const { type, taxClass } = soldAs[kind];
  // What has a face value, or none, never had another price.
  const fixed = kind === "spectacle-lenses" ? null : { day: -90, PLN: price * 100, EUR: (euros ?? 0) * 100 };
  return {
    sku,
    brand: "dioptra",
    type,
    kind,
    taxClass,
    attributes: { goods_form: form, print, ...goodsImage(sku) },
    prices: fixed ? [fixed] : pricesOf(sku, price).prices,
    special: null,
    texts: textsOf(extra),
    variants: [{ sku, attributes: {}, pieces: plenty }],
    ...shelfLife(sku, "dioptra"),
  };
}
