import type * as z from "zod/mini";
import type { LensesConfiguration } from "../lenses.ts";
import { flag, percent, settings, size } from "./values.ts";

export const lensesSchema = settings({
  oneDayHydration: percent,
  monthlyLensesPerPack: size,
  uvClass1: settings({ uva: percent, uvb: percent }),
  lowestPriceOnPictures: flag,
}) satisfies z.ZodMiniType<LensesConfiguration>;
