import type { Language } from "#domain/store.ts";
import { perLanguage } from "./texts/index.ts";
import type { SeedFrame } from "./frame.ts";
import type { SeedProduct, SeedText } from "./product.ts";
import { draw } from "./draw.ts";
import { frameProduct } from "./products/frames.ts";
import { allFrames, products } from "./products/index.ts";

/** Leaves out reading glasses: their dozens of variants are not typical of a catalogue. */
const models = allFrames.filter(({ powers }) => powers === undefined);

/** Returns a copy of a model with another name and price, and the same pictures. */
function copyOf(model: SeedFrame, round: number): SeedFrame {
  const sku = `${model.sku}-${round}`;
  const surcharge = 250 * draw(`load ${sku}`, 70);
  const textIn = (locale: Language): SeedText => {
    const text = model.texts[locale];
    return { ...text, name: `${text.name} ${round}`, slug: `${text.slug}-${round}` };
  };
  return {
    ...model,
    prices: model.prices.map(({ day, PLN, EUR }) => ({ day, PLN: PLN + 4 * surcharge, EUR: EUR + surcharge })),
    sku,
    texts: perLanguage(textIn),
  };
}

/**
 * Returns the additional products of a load test from one position to another: copies of the shop's frames under
 * other names, in the existing categories.
 */
export const loadTestProducts = (from: number, to: number): readonly SeedProduct[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const place = from + index - products.length;
    const model = models[place % models.length];
    return model ? [frameProduct(copyOf(model, 2 + Math.floor(place / models.length)))] : [];
  }).flat();
