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
  left: { "navy 55": 0, "silver 53": 2 },
  texts: {
    pl: {
      name: "Linia",
      slug: "linia-prostokatne-polramkowe",
      description:
        "Metal tylko u góry, a od dołu szkło trzyma niewidoczna żyłka. Linia jest lekka (14 gramów) i nie wchodzi w pole widzenia, gdy patrzysz w dół. Wysokość 34 mm wystarcza na szkła progresywne z krótkim kanałem.",
    },
    de: {
      name: "Linia",
      slug: "linia-rechteckig-halbrand",
      description:
        "Metall nur oben, unten hält ein unsichtbarer Nylonfaden das Glas. Linia ist leicht (14 Gramm) und stört nicht, wenn Sie nach unten schauen. 34 mm Höhe reichen für Gleitsichtgläser mit kurzem Kanal.",
    },
    en: {
      name: "Linia",
      slug: "linia-rectangular-half-rim",
      description:
        "Metal above only; below, an invisible nylon cord holds the lens. Linia is light (14 grams) and stays out of sight when you look down. Its 34 mm of height take progressives with a short corridor.",
    },
  },
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
  left: { "smoke-gradient 49": 0, "navy 53": 2 },
  texts: {
    pl: {
      name: "Rogala",
      slug: "rogala-trapezowe",
      description:
        "Szersza u góry, węższa u dołu: Rogala powtarza linię brwi. Ma front o grubości 5 mm i zauszniki z widocznym szlifem. Trzy szerokości, od 128 do 139 mm, więc nie musisz wybierać między za dużą a za małą.",
    },
    de: {
      name: "Rogala",
      slug: "rogala-trapezform",
      description:
        "Oben breiter, unten schmaler: Rogala folgt der Linie der Brauen. Sie hat eine 5 mm starke Front und Bügel mit sichtbarem Schliff. Drei Breiten von 128 bis 139 mm, damit Sie nicht zwischen zu groß und zu klein wählen müssen.",
    },
    en: {
      name: "Rogala",
      slug: "rogala-trapezoid",
      description:
        "Wider above, narrower below: Rogala follows the line of the brows. It has a 5 mm front and temples with a visible bevel. Three widths from 128 to 139 mm, so you need not choose between too big and too small.",
    },
  },
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
  left: { "gunmetal 48": 0, "gold 50": 2 },
  texts: {
    pl: {
      name: "Okta",
      slug: "okta-osmiokatne-z-tytanu",
      description:
        "Osiem boków z tytanu, które z daleka wyglądają jak koło. W stopie nie ma niklu. Okta waży 12 gramów, więc po godzinie przestajesz o niej pamiętać.",
    },
    de: {
      name: "Okta",
      slug: "okta-achteckig-aus-titan",
      description:
        "Acht Seiten aus Titan, die von weitem wie ein Kreis wirken. Die Legierung ist nickelfrei. Okta wiegt 12 Gramm: Nach einer Stunde denken Sie nicht mehr daran.",
    },
    en: {
      name: "Okta",
      slug: "okta-octagonal-titanium",
      description:
        "Eight sides of titanium that look like a circle from afar. There is no nickel in the alloy. At 12 grams, you forget Okta within the hour.",
    },
  },
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
  texts: {
    pl: {
      name: "Plaster",
      slug: "plaster-szesciokatne",
      description:
        "Sześciokąt jak z plastra miodu, z krawędziami złagodzonymi ręcznie. Szkło ma 51 mm szerokości i 43 mm wysokości, więc sześciokąt widać wyraźnie. Każdy front polerujemy przez dwie doby w bębnie z drewnem.",
    },
    de: {
      name: "Plaster",
      slug: "plaster-sechseckig",
      description:
        "Ein Sechseck wie aus der Honigwabe, die Kanten von Hand gebrochen. Das Glas ist 51 mm breit und 43 mm hoch, das Sechseck bleibt deutlich zu erkennen. Jede Front wird zwei Tage lang in der Holztrommel poliert.",
    },
    en: {
      name: "Plaster",
      slug: "plaster-hexagonal",
      description:
        "A hexagon out of a honeycomb, its edges softened by hand. The lens is 51 mm wide and 43 mm high, so the hexagon stays plain to see. Every front is polished for two days in a drum of wood.",
    },
  },
};
