import { perLanguage, translate } from "../texts/index.ts";
import type { SeedFrame } from "../frame.ts";

export const miodek: SeedFrame = {
  sku: "TR-MIODEK",
  brand: "tarnina",
  gender: "women",
  shape: "oval",
  rim: "full",
  material: "acetate",
  finishes: ["honey", "havana", "rose-crystal", "wine"],
  sizes: [
    { lensWidth: 51, lensHeight: 36, bridge: 19, temple: 140, totalWidth: 134 },
    { lensWidth: 49, lensHeight: 35, bridge: 18, temple: 135, totalWidth: 128 },
  ],
  prices: [{ day: -90, PLN: 389_00, EUR: 89_00 }],
  pieces: 16,
  stock: { "rose-crystal 51": 2, "wine 49": 0 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.tarnina.miodek.name"),
    slug: translate(locale, "frames.tarnina.miodek.slug"),
    description: translate(locale, "frames.tarnina.miodek.description"),
  })),
};

export const wanda: SeedFrame = {
  sku: "TR-WANDA",
  brand: "tarnina",
  gender: "unisex",
  shape: "triangular",
  rim: "full",
  material: "metal",
  finishes: ["gold", "gunmetal", "black"],
  sizes: [
    { lensWidth: 55, lensHeight: 47, bridge: 15, temple: 140, totalWidth: 135 },
    { lensWidth: 58, lensHeight: 49, bridge: 15, temple: 145, totalWidth: 141 },
  ],
  prices: [{ day: -90, PLN: 429_00, EUR: 98_00 }],
  pieces: 14,
  stock: { "black 58": 0, "gunmetal 55": 2 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.tarnina.wanda.name"),
    slug: translate(locale, "frames.tarnina.wanda.slug"),
    description: translate(locale, "frames.tarnina.wanda.description"),
  })),
};

export const tadek: SeedFrame = {
  sku: "TR-TADEK",
  brand: "tarnina",
  gender: "men",
  shape: "trapezoid",
  rim: "half",
  material: "mixed",
  finishes: ["havana", "black", "grey-havana"],
  sizes: [
    { lensWidth: 50, lensHeight: 38, bridge: 21, temple: 145, totalWidth: 134 },
    { lensWidth: 52, lensHeight: 39, bridge: 21, temple: 150, totalWidth: 138 },
  ],
  prices: [{ day: -90, PLN: 499_00, EUR: 115_00 }],
  pieces: 12,
  stock: { "black 52": 2, "grey-havana 50": 0 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.tarnina.tadek.name"),
    slug: translate(locale, "frames.tarnina.tadek.slug"),
    description: translate(locale, "frames.tarnina.tadek.description"),
  })),
};
