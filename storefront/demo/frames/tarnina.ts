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
  left: { "rose-crystal 51": 2, "wine 49": 0 },
  texts: {
    pl: {
      name: "Miodek",
      slug: "miodek-owalne",
      description:
        "Miodek to miękki owal bez jednej prostej linii. Acetat w kolorze miodu przepuszcza światło, więc w słońcu wygląda inaczej niż przy lampie. Zauszniki zwężają się ku końcowi, a optyk dogina je za uchem.",
    },
    de: {
      name: "Miodek",
      slug: "miodek-oval",
      description:
        "Miodek ist ein weiches Oval ohne eine gerade Linie. Das honigfarbene Acetat lässt Licht durch und sieht in der Sonne anders aus als unter der Lampe. Die Bügel werden zum Ende hin schmaler; hinter dem Ohr passt sie der Optiker an.",
    },
    en: {
      name: "Miodek",
      slug: "miodek-oval-glasses",
      description:
        "Miodek is a soft oval without a straight line in it. Honey acetate lets the light through, so it looks different in the sun than under a lamp. The temples taper towards the end, and an optician bends them to fit behind the ear.",
    },
  },
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
  left: { "black 58": 0, "gunmetal 55": 2 },
  texts: {
    pl: {
      name: "Wanda",
      slug: "wanda-pilotki",
      description:
        "Kropla pilotek, tylko lżejsza: cienki metal i szkło, które ku dołowi zwęża się w stronę nosa. Wysokie szkło daje dużo miejsca na strefę do czytania. Regulowane noski trzymają Wandę tam, gdzie ją ustawisz.",
    },
    de: {
      name: "Wanda",
      slug: "wanda-pilotenform",
      description:
        "Die Tropfenform der Pilotenbrille, nur leichter: dünnes Metall und ein Glas, das nach unten zur Nase hin schmaler wird. Das hohe Glas lässt viel Platz für den Lesebereich. Verstellbare Nasenpads halten Wanda dort, wo Sie sie haben möchten.",
    },
    en: {
      name: "Wanda",
      slug: "wanda-aviator",
      description:
        "The aviator's teardrop, only lighter: thin metal and a lens that narrows towards the nose. The deep lens leaves plenty of room for a reading zone. Adjustable pads keep Wanda where you set it.",
    },
  },
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
  left: { "black 52": 2, "grey-havana 50": 0 },
  texts: {
    pl: {
      name: "Tadek",
      slug: "tadek-z-linia-brwi",
      description:
        "Acetatowa linia brwi, a pod nią sam metal i żyłka. Tadek zaznacza górę twarzy i odciąża dół. Acetat i metal łączą śruby, więc każdą część można wymienić osobno.",
    },
    de: {
      name: "Tadek",
      slug: "tadek-browline",
      description:
        "Oben eine Augenbrauenlinie aus Acetat, darunter nur Metall und Nylonfaden. Tadek betont die obere Gesichtshälfte und entlastet die untere. Acetat und Metall sind verschraubt, jedes Teil lässt sich einzeln ersetzen.",
    },
    en: {
      name: "Tadek",
      slug: "tadek-browline-glasses",
      description:
        "An acetate brow line, with nothing but metal and a nylon cord below. Tadek marks the upper half of the face and lightens the lower. Acetate and metal are screwed together, so each part can be replaced on its own.",
    },
  },
};
