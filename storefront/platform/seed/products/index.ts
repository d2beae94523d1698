import { frames } from "../frames/index.ts";
import { framesOf } from "../models/framesOf.ts";
import { lensesOf } from "../models/lensesOf.ts";
import { lensLines } from "../models/lensLines.ts";
import { prescriptionModels } from "../models/prescription.ts";
import { sunModels } from "../models/sunglasses.ts";
import { frameProduct } from "./frameProduct.ts";
import { lensProduct } from "./lensProduct.ts";

/** Every frame, prescription and sun, in the order of their shelf. */
export const allFrames = [...frames, ...framesOf(prescriptionModels), ...framesOf(sunModels)];

/** The catalogue in the order of its shelf. */
export const products = [...allFrames.map(frameProduct), ...lensesOf(lensLines).map(lensProduct)];
