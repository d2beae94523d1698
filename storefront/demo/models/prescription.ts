import { modelsOf } from "./model.ts";

const halny = modelsOf("halny", [
  ["Rosa", "women", "oval", "full", "acetate", ["rose-crystal", "wine", "honey"], ["narrow", "medium"], 199],
  ["Szadź", "unisex", "round", "full", "titanium", ["silver", "gold", "gunmetal"], ["medium"], 449],
  ["Bryza", "unisex", "rectangular", "full", "acetate", ["sky", "navy", "crystal"], ["medium", "wide"], 179],
  ["Turnia", "men", "square", "full", "acetate", ["black", "bottle", "grey-havana"], ["medium", "wide"], 229],
  ["Limba", "men", "rectangular", "half", "metal", ["gunmetal", "black"], ["medium", "wide"], 249],
  ["Zorza", "women", "trapezoid", "full", "acetate", ["wine", "havana", "black"], ["medium", "narrow", "wide"], 219],
  ["Opar", "unisex", "panto", "full", "acetate", ["smoke-gradient", "crystal", "grey-havana"], ["medium"], 239],
  ["Grań", "men", "rectangular", "rimless", "titanium", ["gunmetal", "silver"], ["medium", "wide"], 499],
  ["Jutrznia", "women", "panto", "full", "metal", ["rose-gold", "gold", "silver"], ["narrow", "medium"], 259],
  ["Kosówka", "unisex", "square", "full", "acetate", ["bottle", "havana", "black"], ["narrow", "medium"], 169],
]);

const mirno = modelsOf("mirno", [
  ["Hubert", "men", "square", "full", "mixed", ["black", "havana", "navy"], ["medium", "wide"], 359],
  ["Zoja", "women", "round", "full", "acetate", ["havana", "honey", "wine"], ["narrow", "medium"], 249],
  ["Leon", "men", "rectangular", "full", "acetate", ["black", "navy", "havana"], ["medium", "wide"], 199],
  ["Maja", "women", "trapezoid", "full", "acetate", ["rose-crystal", "black", "wine"], ["narrow", "medium"], 189],
  ["Iwo", "unisex", "panto", "full", "mixed", ["havana", "black", "grey-havana"], ["narrow", "medium"], 389],
  ["Emil", "unisex", "round", "full", "metal", ["black", "gold", "gunmetal"], ["narrow", "medium"], 229],
  ["Lidka", "women", "oval", "full", "metal", ["rose-gold", "gold"], ["narrow", "medium"], 209],
  ["Olek", "men", "square", "full", "acetate", ["navy", "black", "crystal"], ["medium", "narrow", "wide"], 149],
  ["Pola", "women", "panto", "full", "acetate", ["honey", "rose-crystal", "bottle"], ["narrow", "medium"], 179],
  ["Ignac", "men", "triangular", "full", "metal", ["gunmetal", "gold", "black"], ["medium", "wide"], 299],
  ["Basia", "women", "geometric", "full", "metal", ["rose-gold", "silver"], ["narrow", "medium"], 279],
]);

const okno27 = modelsOf("okno-27", [
  [
    "Raster",
    "unisex",
    "rectangular",
    "full",
    "acetate",
    ["crystal", "black", "smoke-gradient"],
    ["medium", "wide"],
    329,
  ],
  ["Promień", "unisex", "round", "full", "titanium", ["gold", "silver", "gunmetal"], ["medium", "narrow"], 519],
  ["Sieczna", "women", "trapezoid", "half", "mixed", ["black", "wine", "havana"], ["medium"], 399],
  ["Węgieł", "men", "square", "half", "titanium", ["gunmetal", "black"], ["medium", "wide"], 549],
  ["Romb", "unisex", "geometric", "full", "titanium", ["gold", "silver", "rose-gold"], ["medium"], 479],
  ["Kadr", "men", "square", "full", "metal", ["black", "gunmetal"], ["medium", "wide"], 349],
  ["Pion", "men", "rectangular", "half", "titanium", ["gunmetal", "silver", "navy"], ["medium", "wide"], 459],
  ["Moduł", "unisex", "rectangular", "full", "mixed", ["grey-havana", "black", "navy"], ["medium", "wide"], 429],
  ["Cięciwa", "women", "oval", "rimless", "titanium", ["rose-gold", "gold", "silver"], ["narrow", "medium"], 599],
  ["Szlif", "unisex", "geometric", "rimless", "titanium", ["silver", "gold"], ["medium"], 649],
  ["Ósemka", "unisex", "round", "full", "mixed", ["black", "havana", "crystal"], ["medium", "narrow"], 379],
]);

const tarnina = modelsOf("tarnina", [
  ["Jeżyna", "women", "trapezoid", "full", "acetate", ["wine", "bottle", "black"], ["narrow", "medium"], 269],
  ["Głóg", "unisex", "panto", "full", "acetate", ["wine", "havana", "grey-havana"], ["medium", "wide"], 299],
  ["Kalina", "women", "oval", "full", "acetate", ["wine", "honey", "rose-crystal"], ["narrow", "medium"], 239],
  ["Wrzos", "women", "round", "full", "acetate", ["grey-havana", "rose-crystal", "wine"], ["narrow", "medium"], 199],
  ["Dereń", "men", "square", "full", "acetate", ["havana", "bottle", "black"], ["medium", "wide"], 319],
  ["Malwa", "women", "geometric", "full", "acetate", ["rose-crystal", "honey", "bottle"], ["medium"], 289],
  ["Jesion", "men", "rectangular", "full", "mixed", ["havana", "black"], ["medium", "wide"], 409],
  ["Piołun", "unisex", "panto", "half", "mixed", ["bottle", "havana", "black"], ["narrow", "medium"], 369],
  ["Lipa", "unisex", "square", "full", "acetate", ["honey", "havana", "crystal"], ["narrow", "medium"], 189],
  ["Tymianek", "unisex", "round", "full", "acetate", ["bottle", "honey", "havana"], ["medium", "narrow"], 219],
  ["Irga", "women", "triangular", "full", "acetate", ["havana", "rose-crystal"], ["medium"], 259],
]);

const szuwar = modelsOf("szuwar", [
  ["Czapla", "unisex", "rectangular", "rimless", "titanium", ["silver", "gunmetal", "gold"], ["medium", "narrow"], 529],
  ["Żuraw", "men", "rectangular", "full", "metal", ["gunmetal", "black", "silver"], ["medium", "wide"], 159],
  ["Rybitwa", "women", "oval", "half", "metal", ["gold", "rose-gold"], ["narrow", "medium"], 229],
  ["Trzcina", "unisex", "panto", "full", "titanium", ["gold", "gunmetal", "silver"], ["medium"], 429],
  ["Perkoz", "unisex", "square", "full", "metal", ["black", "gunmetal", "navy"], ["narrow", "medium"], 139],
  ["Łyska", "women", "trapezoid", "full", "metal", ["gold", "rose-gold", "black"], ["narrow", "medium"], 199],
  ["Tatarak", "unisex", "round", "rimless", "metal", ["gold", "silver"], ["medium", "narrow"], 349],
  ["Kormoran", "men", "triangular", "full", "titanium", ["gunmetal", "black"], ["medium", "wide"], 489],
  ["Czajka", "women", "panto", "full", "metal", ["silver", "rose-gold"], ["narrow", "medium"], 149],
  ["Bielik", "men", "square", "rimless", "titanium", ["gunmetal", "silver"], ["wide", "medium"], 569],
  ["Derkacz", "men", "rectangular", "half", "metal", ["silver", "gunmetal"], ["medium", "wide"], 189],
  ["Zimorodek", "women", "trapezoid", "full", "titanium", ["navy", "gold", "rose-gold"], ["narrow", "medium"], 469],
  ["Sitowie", "unisex", "oval", "full", "titanium", ["silver", "gold"], ["medium", "narrow"], 449],
]);

/** Models of prescription glasses. */
export const prescriptionModels = [...halny, ...mirno, ...okno27, ...tarnina, ...szuwar];
