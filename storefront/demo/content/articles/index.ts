import type { SeedArticle } from "../seedArticle.ts";
import { choosingFrames } from "./choosingFrames.ts";
import { cleaningGlasses } from "./cleaningGlasses.ts";
import { firstLenses } from "./firstLenses.ts";
import { hinges } from "./hinges.ts";
import { lensCare } from "./lensCare.ts";
import { lensCoatings } from "./lensCoatings.ts";
import { pupillaryDistance } from "./pupillaryDistance.ts";
import { sunProtection } from "./sunProtection.ts";

export const articles: readonly SeedArticle[] = [
  cleaningGlasses,
  lensCare,
  choosingFrames,
  pupillaryDistance,
  hinges,
  sunProtection,
  firstLenses,
  lensCoatings,
];
