import { perLanguage, translate } from "../texts/index.ts";
import type { SeedFrame } from "../frame.ts";

export const linia: SeedFrame = {
  sku: "OK-LINIA",
  brand: "okno-27",
  gender: "unisex",
  shape: "rectangular",
  rim: "half",
  material: "metal",
  finishes: ["gunmetal", "silver", "navy"],
  sizes: [
    { lensWidth: 55, lensHeight: 34, bridge: 17, temple: 145, totalWidth: 138 },
    { lensWidth: 53, lensHeight: 33, bridge: 17, temple: 140, totalWidth: 134 },
  ],
  weight: 14,
  prices: [
    { day: -90, PLN: 399_00, EUR: 89_00 },
    { day: -25, PLN: 359_00, EUR: 80_00 },
    { day: -18, PLN: 399_00, EUR: 89_00 },
  ],
  special: { from: -6, to: null, PLN: 319_20, EUR: 71_20 },
  pieces: 20,
  stock: { "navy 55": 0, "silver 53": 2 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.okno27.linia.name"),
    slug: translate(locale, "frames.okno27.linia.slug"),
    description: translate(locale, "frames.okno27.linia.description"),
  })),
};

export const rogala: SeedFrame = {
  sku: "OK-ROGALA",
  brand: "okno-27",
  gender: "unisex",
  shape: "trapezoid",
  rim: "full",
  material: "acetate",
  finishes: ["black", "havana", "navy", "smoke-gradient"],
  sizes: [
    { lensWidth: 51, lensHeight: 39, bridge: 19, temple: 145, totalWidth: 134 },
    { lensWidth: 49, lensHeight: 38, bridge: 19, temple: 140, totalWidth: 128 },
    { lensWidth: 53, lensHeight: 41, bridge: 19, temple: 150, totalWidth: 139 },
  ],
  prices: [{ day: -90, PLN: 369_00, EUR: 85_00 }],
  special: { from: -40, to: 60, PLN: 299_00, EUR: 69_00 },
  pieces: 24,
  stock: { "smoke-gradient 49": 0, "navy 53": 2 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.okno27.rogala.name"),
    slug: translate(locale, "frames.okno27.rogala.slug"),
    description: translate(locale, "frames.okno27.rogala.description"),
  })),
};

export const okta: SeedFrame = {
  sku: "OK-OKTA",
  brand: "okno-27",
  gender: "women",
  shape: "geometric",
  rim: "full",
  material: "titanium",
  finishes: ["rose-gold", "gold", "gunmetal"],
  sizes: [
    { lensWidth: 50, lensHeight: 45, bridge: 20, temple: 145, totalWidth: 132 },
    { lensWidth: 48, lensHeight: 43, bridge: 20, temple: 140, totalWidth: 127 },
  ],
  weight: 12,
  prices: [{ day: -90, PLN: 399_00, EUR: 92_00 }],
  special: { from: 14, to: 28, PLN: 349_00, EUR: 79_00 },
  pieces: 17,
  stock: { "gunmetal 48": 0, "gold 50": 2 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.okno27.okta.name"),
    slug: translate(locale, "frames.okno27.okta.slug"),
    description: translate(locale, "frames.okno27.okta.description"),
  })),
};

export const plaster: SeedFrame = {
  sku: "OK-PLASTER",
  brand: "okno-27",
  gender: "unisex",
  shape: "geometric",
  rim: "full",
  material: "acetate",
  finishes: ["bottle", "honey"],
  sizes: [{ lensWidth: 51, lensHeight: 43, bridge: 20, temple: 145, totalWidth: 135 }],
  prices: [{ day: -90, PLN: 419_00, EUR: 96_00 }],
  pieces: 0,
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.okno27.plaster.name"),
    slug: translate(locale, "frames.okno27.plaster.slug"),
    description: translate(locale, "frames.okno27.plaster.description"),
  })),
};
