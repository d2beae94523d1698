import { frames } from "../frames/index.ts";
import { framesOf } from "../models/framesOf.ts";
import { lensesOf } from "../models/lensesOf.ts";
import { lensLines } from "../models/lensLines.ts";
import { prescriptionModels } from "../models/prescription.ts";
import { sunModels } from "../models/sunglasses.ts";
import { frameProduct } from "./frameProduct.ts";
import { lensProduct } from "./lensProduct.ts";

/** The catalogue in the order of its shelf. */
export const products = [
  ...[...frames, ...framesOf(prescriptionModels), ...framesOf(sunModels)].map(frameProduct),
  ...lensesOf(lensLines).map(lensProduct),
];
