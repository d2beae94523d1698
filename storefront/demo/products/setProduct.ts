import { words, perLanguage, type Words } from "../texts/index.ts";
import type { BundleRow, GroupRow } from "../extras/sets.ts";
import { goodsImage } from "../pictures.ts";
import type { SeedBundleOption, SeedProduct } from "../product.ts";
import { textsOf } from "./extraProduct.ts";
import { shelfLife } from "./shelfLife.ts";

const frameWords = words("products.setProduct.frame");

/** Every colour of a frame, in the size that its card shows. */
function frameOption(frame: SeedProduct): SeedBundleOption {
  const shown = frame.variants[0]?.attributes["size"];
  const parts = frame.variants.filter(({ attributes }) => attributes["size"] === shown);
  return {
    code: "frame",
    labels: frameWords,
    isRequired: true,
    parts: parts.map(({ sku }) => ({ sku, quantity: 1 })),
  };
}

const ofParts = (row: BundleRow | GroupRow) => ({
  sku: row.sku,
  brand: "dioptra" as const,
  kind: "sets" as const,
  attributes: goodsImage(row.sku),
  prices: [],
  special: null,
  texts: textsOf(row),
  variants: [],
  ...shelfLife(row.sku, "dioptra"),
});

/**
 * Frame and lenses finished together are taxed as glasses (docs/specification/law.md#law-11), contact lenses as such.
 */
export function bundleProduct(row: BundleRow, frames: readonly SeedProduct[]): SeedProduct {
  const frame = frames.find(({ sku }) => sku === row.frame);
  if (row.frame && !frame) throw new Error(`There is no frame ${row.frame} for ${row.sku}.`);
  return {
    ...ofParts(row),
    type: "bundle",
    taxClass: frame ? "prescription-glasses" : "contact-lenses",
    parts: { options: [...(frame ? [frameOption(frame)] : []), ...row.options] },
  };
}

const oneByOne = words("products.setProduct.oneByOne");

const withSentence = (about: Words, sentence: Words): Words =>
  perLanguage((locale) => `${about[locale]} ${sentence[locale]}`);

export const groupProduct = (row: GroupRow): SeedProduct => ({
  ...ofParts({ ...row, about: withSentence(row.about, oneByOne) }),
  type: "grouped",
  taxClass: "care",
  parts: { members: row.members },
});
