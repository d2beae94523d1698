import type { LensPeriod } from "@dioptra/ui/eyewear";
import { lensDesigns } from "../lenses/lenses.ts";
import { category, type SeedCategory } from "./seedCategory.ts";
import { lensDesignTexts } from "./texts/lensDesigns.ts";

/** The shelves below a period, one a design; ids are kept for ever. */
export const lensShelves = (firstId: number, period: LensPeriod): readonly SeedCategory[] =>
  lensDesigns.map((design, index) =>
    category(firstId + index, `lenses-${period}-${design}`, lensDesignTexts(period, design), {
      contactlens_design: [design],
    }),
  );
