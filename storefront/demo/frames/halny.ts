import { perLanguage, translate } from "../texts/index.ts";
import type { SeedFrame } from "../frame.ts";

export const nela: SeedFrame = {
  sku: "HL-NELA",
  brand: "halny",
  gender: "unisex",
  shape: "panto",
  rim: "full",
  material: "acetate",
  finishes: ["havana", "black", "crystal", "wine"],
  sizes: [
    { lensWidth: 48, lensHeight: 43, bridge: 21, temple: 145, totalWidth: 130 },
    { lensWidth: 46, lensHeight: 41, bridge: 20, temple: 140, totalWidth: 125 },
    { lensWidth: 51, lensHeight: 45, bridge: 21, temple: 150, totalWidth: 136 },
  ],
  prices: [
    { day: -90, PLN: 349_00, EUR: 79_00 },
    { day: -20, PLN: 299_00, EUR: 69_00 },
    { day: -14, PLN: 349_00, EUR: 79_00 },
  ],
  special: { from: -9, to: null, PLN: 279_00, EUR: 63_00 },
  // The frame of most journeys: unconfirmed orders may hold half of it, and all journeys order in one shop.
  pieces: 400,
  stock: { "crystal 48": 7, "wine 46": 0, "wine 51": 2, "black 51": 0 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.halny.nela.name"),
    slug: translate(locale, "frames.halny.nela.slug"),
    description: translate(locale, "frames.halny.nela.description"),
  })),
};

export const mgla: SeedFrame = {
  sku: "HL-MGLA",
  brand: "halny",
  gender: "unisex",
  shape: "panto",
  rim: "full",
  material: "acetate",
  finishes: ["crystal", "smoke-gradient", "sky"],
  sizes: [{ lensWidth: 50, lensHeight: 44, bridge: 20, temple: 145, totalWidth: 133 }],
  prices: [{ day: -90, PLN: 349_00, EUR: 79_00 }],
  special: { from: -40, to: -33, PLN: 299_00, EUR: 69_00 },
  pieces: 18,
  stock: { "sky 50": 2 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.halny.mgla.name"),
    slug: translate(locale, "frames.halny.mgla.slug"),
    description: translate(locale, "frames.halny.mgla.description"),
  })),
};

export const szron: SeedFrame = {
  sku: "HL-SZRON",
  brand: "halny",
  gender: "unisex",
  shape: "oval",
  rim: "rimless",
  material: "titanium",
  finishes: ["silver", "gold", "rose-gold"],
  sizes: [
    { lensWidth: 53, lensHeight: 34, bridge: 17, temple: 140, totalWidth: 133 },
    { lensWidth: 50, lensHeight: 32, bridge: 17, temple: 135, totalWidth: 127 },
  ],
  weight: 9,
  prices: [{ day: -90, PLN: 549_00, EUR: 125_00 }],
  pieces: 11,
  stock: { "gold 50": 0 },
  texts: perLanguage((locale) => ({
    name: translate(locale, "frames.halny.szron.name"),
    slug: translate(locale, "frames.halny.szron.slug"),
    description: translate(locale, "frames.halny.szron.description"),
  })),
};
