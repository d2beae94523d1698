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
  left: { "navy 51": 2, "havana 53": 0 },
  texts: {
    pl: {
      name: "Bruno",
      slug: "bruno-kwadratowe",
      description:
        "Bruno ma proste krawędzie i mocną górną linię. Zawias ma pięć oczek i sprężynę, więc zausznik odgina się o kilka stopni i wraca. Szerszy rozmiar mieści głowy od 58 cm obwodu.",
    },
    de: {
      name: "Bruno",
      slug: "bruno-quadratisch",
      description:
        "Bruno hat gerade Kanten und eine kräftige Oberlinie. Das Scharnier hat fünf Glieder und eine Feder, der Bügel gibt einige Grad nach und kehrt zurück. Die breite Größe passt ab 58 cm Kopfumfang.",
    },
    en: {
      name: "Bruno",
      slug: "bruno-square",
      description:
        "Bruno has straight edges and a strong top line. The five-barrel hinge is sprung, so the temple gives a few degrees and comes back. The wider size fits heads from 58 cm around.",
    },
  },
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
  left: { "rose-gold 46": 0, "gunmetal 48": 2 },
  texts: {
    pl: {
      name: "Luna",
      slug: "luna-okragle-z-metalu",
      description:
        "Drut o średnicy 1,4 mm, dwa prawie idealne koła i mostek bez ozdób. Luna waży 16 gramów bez szkieł. Regulowane noski ustawisz tak, żeby oprawka nie dotykała policzków, gdy się śmiejesz.",
    },
    de: {
      name: "Luna",
      slug: "luna-rund-aus-metall",
      description:
        "Draht von 1,4 mm, zwei fast vollkommene Kreise und ein Steg ohne Schmuck. Luna wiegt ohne Gläser 16 Gramm. Die Nasenpads stellen Sie so ein, dass die Fassung beim Lachen nicht die Wangen berührt.",
    },
    en: {
      name: "Luna",
      slug: "luna-round-metal",
      description:
        "A 1.4 mm wire, two almost perfect circles and a bridge without ornament. Luna weighs 16 grams without lenses. Set the pads so that the frame stays off your cheeks when you laugh.",
    },
  },
};
