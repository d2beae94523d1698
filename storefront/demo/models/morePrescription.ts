import { modelsOf } from "./model.ts";

const halny = modelsOf("halny", [
  ["Watra", "women", "trapezoid", "full", "acetate", ["honey", "wine", "crystal"], ["narrow", "medium"], 229],
  ["Smrek", "men", "rectangular", "full", "acetate", ["bottle", "black", "grey-havana"], ["medium", "wide"], 199],
  ["Baca", "men", "square", "half", "metal", ["black", "gunmetal", "navy"], ["medium", "wide"], 269],
  ["Hala", "unisex", "geometric", "full", "acetate", ["sky", "crystal", "havana", "bottle"], ["medium"], 249],
]);

const mirno = modelsOf("mirno", [
  ["Klara", "women", "round", "full", "metal", ["gold", "rose-gold", "wine"], ["narrow", "medium"], 219],
  ["Antek", "unisex", "panto", "full", "metal", ["navy", "gunmetal", "gold"], ["medium", "narrow"], 239],
  ["Helena", "women", "oval", "full", "acetate", ["wine", "black", "rose-crystal"], ["medium", "narrow"], 209],
  ["Stefan", "men", "rectangular", "full", "mixed", ["black", "navy", "havana"], ["medium", "wide"], 369],
  ["Zuza", "women", "trapezoid", "half", "metal", ["rose-gold", "wine"], ["narrow", "medium"], 259],
]);

const tarnina = modelsOf("tarnina", [
  ["Chaber", "women", "panto", "full", "acetate", ["navy", "sky", "crystal"], ["narrow", "medium"], 279],
  ["Leszczyna", "unisex", "oval", "full", "acetate", ["honey", "havana"], ["medium", "narrow"], 249],
  ["Rumianek", "women", "geometric", "full", "mixed", ["crystal", "honey", "rose-crystal"], ["medium"], 359],
  ["Mięta", "unisex", "round", "full", "mixed", ["bottle", "crystal", "grey-havana"], ["narrow", "medium"], 379],
]);

const sedno = modelsOf("sedno", [
  ["Teza", "unisex", "round", "rimless", "titanium", ["silver", "gold", "rose-gold"], ["narrow", "medium"], 599],
  ["Puenta", "women", "trapezoid", "rimless", "titanium", ["rose-gold", "gold", "wine"], ["narrow", "medium"], 629],
  ["Kwant", "men", "square", "full", "titanium", ["gunmetal", "black", "navy"], ["medium", "wide"], 579],
  ["Skala", "unisex", "rectangular", "full", "titanium", ["silver", "gunmetal", "bottle"], ["medium", "wide"], 549],
  ["Rytm", "unisex", "panto", "half", "titanium", ["gold", "gunmetal", "black"], ["medium", "narrow"], 529],
  ["Pauza", "women", "oval", "half", "titanium", ["rose-gold", "silver", "wine"], ["narrow", "medium"], 519],
  ["Szkic", "unisex", "panto", "rimless", "titanium", ["gunmetal", "gold"], ["medium"], 589],
  ["Detal", "men", "triangular", "half", "titanium", ["gunmetal", "silver"], ["medium", "wide"], 559],
  ["Akord", "unisex", "geometric", "half", "titanium", ["gold", "black", "navy"], ["medium", "narrow"], 539],
  ["Kanon", "men", "oval", "full", "titanium", ["black", "gunmetal", "navy"], ["medium", "wide"], 499],
]);

const osnowa = modelsOf("osnowa", [
  [
    "Len",
    "unisex",
    "panto",
    "full",
    "acetate",
    ["crystal", "honey", "smoke-gradient", "sky"],
    ["medium", "narrow", "wide"],
    289,
  ],
  ["Sztruks", "men", "square", "full", "acetate", ["havana", "honey", "bottle"], ["medium", "wide"], 309],
  [
    "Aksamit",
    "women",
    "trapezoid",
    "full",
    "acetate",
    ["wine", "navy", "black", "grey-havana"],
    ["medium", "narrow"],
    339,
  ],
  ["Perkal", "women", "round", "full", "acetate", ["sky", "rose-crystal", "crystal"], ["narrow"], 259],
  [
    "Flanela",
    "unisex",
    "rectangular",
    "full",
    "acetate",
    ["grey-havana", "smoke-gradient", "wine"],
    ["medium", "wide"],
    269,
  ],
  ["Muślin", "women", "oval", "full", "acetate", ["rose-crystal", "smoke-gradient", "crystal"], ["medium"], 279],
  ["Żakard", "men", "triangular", "full", "acetate", ["grey-havana", "black", "navy"], ["wide"], 329],
  ["Batyst", "women", "square", "full", "mixed", ["rose-crystal", "crystal", "wine"], ["narrow", "medium"], 389],
  ["Welur", "unisex", "trapezoid", "full", "mixed", ["black", "bottle", "havana"], ["medium", "wide"], 409],
  [
    "Tiul",
    "women",
    "geometric",
    "full",
    "acetate",
    ["smoke-gradient", "sky", "rose-crystal"],
    ["medium", "narrow"],
    299,
  ],
]);

const wilga = modelsOf("wilga", [
  ["Kos", "unisex", "round", "full", "metal", ["black", "gold", "navy"], ["narrow", "medium"], 189],
  ["Sikora", "women", "panto", "half", "metal", ["gold", "rose-gold", "navy"], ["narrow", "medium"], 209],
  ["Drozd", "men", "rectangular", "full", "metal", ["gunmetal", "black", "bottle"], ["medium", "wide"], 179],
  ["Rudzik", "women", "geometric", "rimless", "metal", ["rose-gold", "gold", "silver"], ["medium"], 329],
  ["Gil", "men", "square", "full", "metal", ["black", "wine", "gunmetal"], ["medium", "narrow", "wide"], 169],
  ["Pliszka", "women", "oval", "rimless", "metal", ["silver", "gold"], ["narrow", "medium"], 319],
  ["Szpak", "men", "triangular", "half", "metal", ["gunmetal", "black"], ["medium", "wide"], 239],
  ["Dudek", "unisex", "geometric", "half", "metal", ["gold", "black", "silver"], ["medium"], 249],
  ["Zięba", "women", "trapezoid", "half", "metal", ["gold", "black", "rose-gold"], ["medium", "narrow"], 229],
  ["Słowik", "unisex", "rectangular", "rimless", "metal", ["gold", "gunmetal"], ["medium", "wide"], 309],
]);

/** More models of prescription glasses, added later. */
export const morePrescriptionModels = [...halny, ...mirno, ...tarnina, ...sedno, ...osnowa, ...wilga];
