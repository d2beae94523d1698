import { readingModelsOf } from "./model.ts";

const lektura = readingModelsOf("lektura", [
  ["Esej", "unisex", "rectangular", "full", "acetate", ["black", "havana", "navy"], ["medium"], 99, "halves"],
  [
    "Nowela",
    "women",
    "panto",
    "full",
    "acetate",
    ["wine", "rose-crystal", "havana"],
    ["narrow", "medium"],
    109,
    "halves",
  ],
  ["Strofa", "women", "oval", "full", "metal", ["gold", "rose-gold"], ["narrow"], 119, "halves"],
  ["Fraszka", "women", "trapezoid", "full", "acetate", ["honey", "black", "wine"], ["narrow", "medium"], 99, "halves"],
  [
    "Saga",
    "unisex",
    "round",
    "full",
    "acetate",
    ["grey-havana", "honey", "crystal"],
    ["narrow", "medium"],
    109,
    "halves",
  ],
  ["Ballada", "women", "geometric", "full", "metal", ["rose-gold", "gold"], ["medium"], 129, "halves"],
  ["Prolog", "men", "rectangular", "half", "metal", ["gunmetal", "black"], ["medium", "wide"], 119, "halves"],
  ["Epilog", "unisex", "rectangular", "rimless", "metal", ["silver", "gold"], ["medium"], 139, "halves"],
  [
    "Felieton",
    "men",
    "square",
    "full",
    "acetate",
    ["black", "grey-havana", "bottle"],
    ["medium", "wide"],
    99,
    "halves",
  ],
  ["Sonet", "unisex", "panto", "full", "titanium", ["gold", "gunmetal"], ["medium"], 189, "quarters"],
  ["Almanach", "men", "square", "full", "mixed", ["black", "havana"], ["medium", "wide"], 149, "halves"],
  ["Kronika", "unisex", "oval", "rimless", "titanium", ["silver", "rose-gold"], ["medium"], 229, "quarters"],
]);

const mirno = readingModelsOf("mirno", [
  ["Teresa", "women", "oval", "full", "acetate", ["wine", "navy", "crystal"], ["medium"], 89, "halves"],
  ["Jerzy", "men", "rectangular", "full", "metal", ["gunmetal", "black", "silver"], ["medium", "wide"], 99, "halves"],
  ["Bogna", "women", "trapezoid", "half", "metal", ["gold", "wine"], ["narrow", "medium"], 109, "halves"],
]);

const halny = readingModelsOf("halny", [
  ["Szlak", "unisex", "square", "full", "acetate", ["sky", "black", "smoke-gradient"], ["medium"], 79, "halves"],
  ["Gazda", "men", "triangular", "full", "metal", ["gunmetal", "gold"], ["medium"], 129, "halves"],
  [
    "Morena",
    "unisex",
    "round",
    "full",
    "titanium",
    ["silver", "gold", "gunmetal"],
    ["narrow", "medium"],
    199,
    "quarters",
  ],
]);

/** Models of ready-made reading glasses. */
export const readingModels = [...lektura, ...mirno, ...halny];
