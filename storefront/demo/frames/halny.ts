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
  pieces: 40,
  left: { "crystal 48": 7, "wine 46": 0, "wine 51": 2, "black 51": 0 },
  texts: {
    pl: {
      name: "Nela",
      slug: "nela-panto-z-acetatu",
      description:
        "Nela ma okrągły dół i lekko spłaszczoną górę, więc nie zasłania brwi. Front frezujemy z płyty acetatu o grubości 4,2 mm; każdy szylkret ma własny rysunek. Mieści szkła progresywne i mocne minusy: okrągły kształt chowa najgrubszy brzeg szkła.",
    },
    de: {
      name: "Nela",
      slug: "nela-panto-aus-acetat",
      description:
        "Nela ist unten rund und oben leicht abgeflacht, die Augenbrauen bleiben frei. Die Front fräsen wir aus einer 4,2 mm starken Acetatplatte; jedes Havanna hat seine eigene Zeichnung. Platz für Gleitsichtgläser und starke Minuswerte: Die runde Form verbirgt den dicksten Rand des Glases.",
    },
    en: {
      name: "Nela",
      slug: "nela-acetate-panto",
      description:
        "Nela is round below and slightly flattened above, so it leaves the brows free. We mill the front from a 4.2 mm sheet of acetate; no two tortoise patterns are alike. It takes progressives and strong minus lenses: the round shape hides the thickest edge.",
    },
  },
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
  left: { "sky 50": 2 },
  texts: {
    pl: {
      name: "Mgła",
      slug: "mgla-przezroczyste-panto",
      description:
        "Przezroczysty acetat przepuszcza światło i prawie nie rzuca cienia na twarz. Mgła jest szersza od Neli o 3 mm, a mostek leży wyżej. W zausznikach widać stalowy rdzeń: można go podgiąć u optyka.",
    },
    de: {
      name: "Mgła",
      slug: "mgla-transparente-panto",
      description:
        "Transparentes Acetat lässt das Licht durch und wirft kaum Schatten aufs Gesicht. Mgła ist 3 mm breiter als Nela, und der Steg sitzt höher. In den Bügeln sieht man die Stahlseele, die der Optiker anpassen kann.",
    },
    en: {
      name: "Mgła",
      slug: "mgla-crystal-panto",
      description:
        "Clear acetate lets the light through and casts hardly a shadow on the face. Mgła is 3 mm wider than Nela and its bridge sits higher. The steel core shows inside the temples; an optician can bend it to fit.",
    },
  },
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
  left: { "gold 50": 0 },
  texts: {
    pl: {
      name: "Szron",
      slug: "szron-bezramkowe-z-tytanu",
      description:
        "Szron nie ma ramki: szkła trzymają tylko zawiasy i mostek z tytanu, razem 9 gramów. Noski z silikonu ustawi optyk. Do szkieł bezramkowych wybierz indeks 1,60 lub wyższy, bo mniej się wyszczerbia.",
    },
    de: {
      name: "Szron",
      slug: "szron-randlos-aus-titan",
      description:
        "Szron hat keinen Rand: Die Gläser halten nur Scharniere und Steg aus Titan, zusammen 9 Gramm. Die Silikonpads stellt der Optiker ein. Für randlose Gläser wählen Sie Index 1,60 oder höher, er splittert weniger.",
    },
    en: {
      name: "Szron",
      slug: "szron-titanium-rimless",
      description:
        "Szron has no rim: titanium hinges and a bridge hold the lenses, 9 grams together. An optician adjusts the silicone pads. For rimless lenses choose index 1.60 or higher; it chips less.",
    },
  },
};
