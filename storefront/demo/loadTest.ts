import type { Language } from "#domain/store.ts";
import { perLanguage } from "./texts/index.ts";
import type { SeedFrame } from "./frame.ts";
import type { SeedProduct, SeedText } from "./product.ts";
import { draw } from "./products/draw.ts";
import { frameProduct } from "./products/frames.ts";
import { allFrames, products } from "./products/index.ts";

/** Reading glasses have dozens of variants each: a catalogue of them would say little about others. */
const models = allFrames.filter(({ powers }) => powers === undefined);

/** The same model once more, under another name and at another price: its pictures are the same. */
function repeated(model: SeedFrame, round: number): SeedFrame {
  const sku = `${model.sku}-${round}`;
  const dearer = 250 * draw(`load ${sku}`, 70);
  const textIn = (locale: Language): SeedText => {
    const text = model.texts[locale];
    return { ...text, name: `${text.name} ${round}`, slug: `${text.slug}-${round}` };
  };
  return {
    ...model,
    prices: model.prices.map(({ day, PLN, EUR }) => ({ day, PLN: PLN + 4 * dearer, EUR: EUR + dearer })),
    sku,
    texts: perLanguage(textIn),
  };
}

/**
 * What a load test has beyond the shop's own products, from the place of one to that of another: its frames again and
 * again, under other names. They lie on the shelves that the shop has anyway.
 */
export const loadTestProducts = (from: number, to: number): readonly SeedProduct[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const place = from + index - products.length;
    const model = models[place % models.length];
    return model ? [frameProduct(repeated(model, 2 + Math.floor(place / models.length)))] : [];
  }).flat();
