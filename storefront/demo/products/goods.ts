import type { CareForm, SeedCare } from "../care.ts";
import { goodsImage } from "../pictures.ts";
import type { SeedBundleOption, SeedProduct, SeedText } from "../product.ts";
import type { TaxClassCode } from "#platform/checkout/terms.ts";
import { draw } from "../draw.ts";
import { productDates, soldOut } from "../merchandise.ts";
import { pricesOf } from "../prices.ts";
import type { Language } from "#domain/store.ts";
import { perLanguage, type Words, words } from "../texts/index.ts";
import type { ProductType } from "#domain/product/product.ts";
import type { Extra } from "../extras/extras.ts";
import type { BundleRow, GroupRow } from "../extras/sets.ts";

const taxClassOf: Readonly<Record<CareForm, TaxClassCode>> = {
  solution: "care",
  peroxide: "care",
  drops: "care",
  vials: "care",
  "lens-case": "accessories",
  "glasses-case": "accessories",
  spray: "accessories",
  cloth: "accessories",
};

/** Returns the stock of a care product: few of some, none of those that are sold out. */
const piecesOf = (sku: string) =>
  soldOut.includes(sku) ? 0 : draw(`few ${sku}`, 6) === 0 ? 3 : 20 + draw(`pieces ${sku}`, 120);

/** Returns a care product. */
export function careProduct(care: SeedCare): SeedProduct {
  const { sku, brand, form, print, millilitres, price, texts, ownOptions } = care;
  const { prices, special = null } = pricesOf(sku, price);
  return {
    sku,
    brand,
    type: "simple",
    kind: "care",
    taxClass: taxClassOf[form],
    attributes: { goods_form: form, print, ...(millilitres && { volume: millilitres }), ...goodsImage(sku) },
    prices,
    special,
    texts,
    variants: [{ sku, attributes: {}, pieces: piecesOf(sku) }],
    ...(ownOptions && { ownOptions }),
    ...productDates(sku, brand),
  };
}

interface SaleTerms {
  readonly type: ProductType;
  readonly taxClass: TaxClassCode;
}

const saleTerms: Readonly<Record<Extra["kind"], SaleTerms>> = {
  "spectacle-lenses": { type: "simple", taxClass: "prescription-glasses" },
  "gift-cards": { type: "virtual", taxClass: "vouchers" },
  guides: { type: "downloadable", taxClass: "downloads" },
};

/** Stock of products that are made to order or sent by e-mail, which do not run out. */
const unlimitedStock = 5000;

/** Returns the texts of a product whose description is written by hand. */
export function textsOf(product: { readonly names: Words; readonly slugs: Words; readonly about: Words }) {
  const textIn = (locale: Language): SeedText => ({
    name: product.names[locale],
    slug: product.slugs[locale],
    description: product.about[locale],
  });
  return perLanguage(textIn);
}

/** Returns lenses for frames, gift cards and guides as products. */
export function extraProduct(extra: Extra): SeedProduct {
  const { sku, kind, form, print, price, euros, attributes } = extra;
  const { type, taxClass } = saleTerms[kind];
  // The price of gift cards and guides has never changed.
  const fixedPrice = kind === "spectacle-lenses" ? null : { day: -90, PLN: price * 100, EUR: (euros ?? 0) * 100 };
  return {
    sku,
    brand: "dioptra",
    type,
    kind,
    taxClass,
    attributes: { goods_form: form, print, ...attributes, ...goodsImage(sku) },
    prices: fixedPrice ? [fixedPrice] : pricesOf(sku, price).prices,
    special: null,
    texts: textsOf(extra),
    variants: [{ sku, attributes: {}, pieces: unlimitedStock }],
    ...productDates(sku, "dioptra"),
  };
}

const frameLabels = words("products.setProduct.frame");

/** Returns the choice of a frame's colours, in the size that its card shows. */
function frameOption(frame: SeedProduct): SeedBundleOption {
  const shown = frame.variants[0]?.attributes["size"];
  const parts = frame.variants.filter(({ attributes }) => attributes["size"] === shown);
  return {
    code: "frame",
    labels: frameLabels,
    isRequired: true,
    parts: parts.map(({ sku }) => ({ sku, quantity: 1 })),
  };
}

const setFields = (row: BundleRow | GroupRow) => ({
  sku: row.sku,
  brand: "dioptra" as const,
  kind: "sets" as const,
  attributes: goodsImage(row.sku),
  prices: [],
  special: null,
  texts: textsOf(row),
  variants: [],
  ...productDates(row.sku, "dioptra"),
});

/**
 * Returns a bundle as a product. Bundles with a frame are taxed as prescription glasses, since frame and lenses are finished
 * together (docs/specification/law.md#law-11), others as contact lenses.
 */
export function bundleProduct(row: BundleRow, frames: readonly SeedProduct[]): SeedProduct {
  const frame = frames.find(({ sku }) => sku === row.frame);
  if (row.frame && !frame) throw new Error(`Bundle ${row.sku} has unknown frame ${row.frame}.`);
  return {
    ...setFields(row),
    type: "bundle",
    taxClass: frame ? "prescription-glasses" : "contact-lenses",
    parts: { options: [...(frame ? [frameOption(frame)] : []), ...row.options] },
  };
}

const boughtSeparately = words("products.setProduct.oneByOne");

const withSentence = (about: Words, sentence: Words): Words =>
  perLanguage((locale) => `${about[locale]} ${sentence[locale]}`);

/** Returns a group as a product. */
export const groupProduct = (row: GroupRow): SeedProduct => ({
  ...setFields({ ...row, about: withSentence(row.about, boughtSeparately) }),
  type: "grouped",
  taxClass: "care",
  parts: { members: row.members },
});
