import { contentOf, type SeedContent } from "./content.ts";
import type { SeedFrame } from "./frame.ts";
import type { SeedProduct, SeedText } from "./product.ts";
import { draw } from "./products/draw.ts";
import { frameProduct } from "./products/frameProduct.ts";
import { allFrames, products } from "./products/index.ts";
import type { SeedLocale } from "./words.ts";

/** Reading glasses have dozens of variants each: a catalogue of them would say little about others. */
const models = allFrames.filter(({ powers }) => powers === undefined);

/** The same model once more, under another name and at another price: its pictures are the same. */
function repeated(model: SeedFrame, round: number): SeedFrame {
  const sku = `${model.sku}-${round}`;
  const dearer = 250 * draw(`load ${sku}`, 70);
  const textIn = (locale: SeedLocale): SeedText => {
    const text = model.texts[locale];
    return { ...text, name: `${text.name} ${round}`, slug: `${text.slug}-${round}` };
  };
  return {
    ...model,
    prices: model.prices.map(({ day, PLN, EUR }) => ({ day, PLN: PLN + 4 * dearer, EUR: EUR + dearer })),
    sku,
    texts: { pl: textIn("pl"), de: textIn("de"), en: textIn("en") },
  };
}

/** The shop's own products, and its frames again and again until there are so many. */
export function loadTestProducts(count: number): readonly SeedProduct[] {
  const more = Array.from({ length: Math.max(0, count - products.length) }, (_, index) => {
    const model = models[index % models.length];
    return model ? [frameProduct(repeated(model, 2 + Math.floor(index / models.length)))] : [];
  });
  return [...products, ...more.flat()];
}

export const loadTestContent = (count: number): SeedContent => contentOf(loadTestProducts(count));
