import { perLanguage, translate } from "../texts/index.ts";
import type { SeedFrame } from "../frame.ts";

export const bruno: SeedFrame = {
  sku: "MR-BRUNO",
  brand: "mirno",
  gender: "men",
  shape: "square",
  rim: "full",
  material: "acetate",
  finishes: ["black", "havana", "navy"],
  sizes: [
    { lensWidth: 53, lensHeight: 39, bridge: 18, temple: 145, totalWidth: 137 },
    { lensWidth: 51, lensHeight: 37, bridge: 18, temple: 140, totalWidth: 133 },
  ],
  prices: [{ day: -90, PLN: 329_00, EUR: 75_00 }],
  pieces: 22,
  stock: { "navy 51": 2, "havana 53": 0 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.mirno.bruno.name"),
    slug: translate(locale, "frames.mirno.bruno.slug"),
    description: translate(locale, "frames.mirno.bruno.description"),
  })),
};

export const luna: SeedFrame = {
  sku: "MR-LUNA",
  brand: "mirno",
  gender: "unisex",
  shape: "round",
  rim: "full",
  material: "metal",
  finishes: ["gold", "silver", "rose-gold", "gunmetal"],
  sizes: [
    { lensWidth: 48, lensHeight: 46, bridge: 21, temple: 145, totalWidth: 129 },
    { lensWidth: 46, lensHeight: 44, bridge: 20, temple: 140, totalWidth: 124 },
  ],
  weight: 16,
  prices: [{ day: -90, PLN: 459_00, EUR: 105_00 }],
  pieces: 15,
  stock: { "rose-gold 46": 0, "gunmetal 48": 2 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.mirno.luna.name"),
    slug: translate(locale, "frames.mirno.luna.slug"),
    description: translate(locale, "frames.mirno.luna.description"),
  })),
};
