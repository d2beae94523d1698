import { care } from "../care.ts";
import { frames } from "../frames/index.ts";
import { framesOf } from "../models/framesOf.ts";
import { lenses } from "../lenses/index.ts";
import { morePrescriptionModels } from "../models/morePrescription.ts";
import { moreSunModels, sunModels } from "../models/sunglasses.ts";
import { prescriptionModels } from "../models/prescription.ts";
import { readingModels } from "../models/reading.ts";
import { waterSunModels } from "../models/waterSunglasses.ts";
import { giftCards, guides, lensPackages } from "../extras/extras.ts";
import { bundles, groups } from "../extras/sets.ts";
import { bundleProduct, careProduct, extraProduct, groupProduct } from "./goods.ts";
import { frameProduct } from "./frames.ts";
import { lensProduct } from "./lenses.ts";

/** Every frame in listing order: prescription glasses, sunglasses, reading glasses. */
export const allFrames = [
  ...frames,
  ...framesOf([...prescriptionModels, ...morePrescriptionModels]),
  ...framesOf([...sunModels, ...waterSunModels, ...moreSunModels]),
  ...framesOf(readingModels),
];

/** Every pack of contact lenses in listing order. */
export const allPacks = lenses;

/** All care products and accessories in listing order. */
export const allCare = care;

/** Lenses for frames, gift cards and guides in listing order. */
export const allExtras = [...lensPackages, ...giftCards, ...guides];

const frameProducts = allFrames.map(frameProduct);

/** The catalogue in listing order. Sets come after the products that they consist of. */
export const products = [
  ...frameProducts,
  ...allPacks.map(lensProduct),
  ...allCare.map(careProduct),
  ...allExtras.map(extraProduct),
  ...bundles.map((bundle) => bundleProduct(bundle, frameProducts)),
  ...groups.map(groupProduct),
];
