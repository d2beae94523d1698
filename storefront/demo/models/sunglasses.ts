import { modelsOf } from "./model.ts";

const brzask = modelsOf("brzask", [
  ["Świt", "unisex", "panto", "full", "acetate", ["havana", "black", "crystal"], ["medium", "wide"], 249, "brown", 3],
  ["Zenit", "men", "triangular", "full", "metal", ["gold", "gunmetal", "black"], ["medium", "wide"], 299, "green", 3],
  [
    "Skwar",
    "unisex",
    "trapezoid",
    "full",
    "acetate",
    ["black", "havana", "bottle"],
    ["medium", "wide"],
    199,
    "grey",
    3,
  ],
  [
    "Plaża",
    "women",
    "round",
    "full",
    "acetate",
    ["rose-crystal", "honey", "havana"],
    ["medium"],
    179,
    "brown-gradient",
    2,
  ],
  [
    "Wydma",
    "women",
    "square",
    "full",
    "acetate",
    ["honey", "havana", "wine"],
    ["medium", "wide"],
    229,
    "brown-gradient",
    2,
  ],
  ["Molo", "unisex", "square", "full", "acetate", ["black", "navy", "grey-havana"], ["medium", "wide"], 159, "grey", 3],
  ["Rejs", "men", "rectangular", "full", "acetate", ["navy", "black"], ["medium", "wide"], 189, "green", 3],
  ["Żagiel", "unisex", "triangular", "full", "titanium", ["silver", "gold"], ["wide"], 459, "grey", 3],
  [
    "Mierzeja",
    "women",
    "trapezoid",
    "full",
    "acetate",
    ["wine", "black", "rose-crystal"],
    ["medium"],
    259,
    "grey-gradient",
    2,
  ],
  ["Bulaj", "unisex", "round", "full", "metal", ["gold", "silver", "black"], ["narrow", "medium"], 279, "green", 3],
  ["Latarnik", "men", "square", "full", "mixed", ["havana", "black"], ["medium", "wide"], 349, "brown", 3],
  ["Upał", "unisex", "geometric", "full", "metal", ["gold", "black"], ["medium"], 239, "brown", 2],
  ["Lipcówka", "women", "oval", "full", "acetate", ["crystal", "black", "honey"], ["medium"], 149, "grey", 3],
  ["Sierpień", "women", "panto", "full", "metal", ["rose-gold", "gold"], ["medium"], 269, "brown-gradient", 1],
]);

const halny = modelsOf("halny", [
  ["Halniak", "men", "rectangular", "half", "metal", ["gunmetal", "black"], ["medium", "wide"], 319, "grey", 3],
  ["Polana", "unisex", "panto", "full", "acetate", ["bottle", "havana", "honey"], ["medium", "wide"], 219, "green", 3],
  ["Lawina", "unisex", "square", "full", "acetate", ["crystal", "black", "sky"], ["medium", "wide"], 279, "grey", 3],
  ["Żleb", "men", "triangular", "full", "metal", ["gunmetal", "black"], ["wide"], 329, "brown", 3],
]);

const tarnina = modelsOf("tarnina", [
  [
    "Borówka",
    "women",
    "trapezoid",
    "full",
    "acetate",
    ["navy", "wine", "black"],
    ["medium", "wide"],
    289,
    "grey-gradient",
    2,
  ],
  ["Jarzębina", "women", "round", "full", "acetate", ["wine", "havana"], ["medium"], 249, "brown", 2],
  ["Szyszka", "unisex", "geometric", "full", "acetate", ["havana", "bottle"], ["medium"], 299, "green", 3],
]);

const okno27 = modelsOf("okno-27", [
  ["Tangens", "men", "rectangular", "full", "mixed", ["black", "grey-havana"], ["medium", "wide"], 449, "grey", 3],
  ["Cyrkiel", "unisex", "round", "full", "titanium", ["gold", "gunmetal"], ["medium"], 529, "green", 2],
  ["Ekran", "women", "square", "rimless", "metal", ["gold", "rose-gold", "silver"], ["wide"], 369, "grey-gradient", 1],
]);

/** Frames for the sun. */
export const sunModels = [...brzask, ...halny, ...tarnina, ...okno27];
