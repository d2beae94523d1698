export {
  type CartonColor,
  cartonColors,
  type CartonPrint,
  cartonPrints,
  drawablePieces,
  type DrawnGoods,
  type DrawnLensPack,
  type GoodsForm,
  goodsForms,
  type LensPackCrop,
  lensPackCrops,
  type LensPeriod,
  lensPeriods,
} from "./goods.ts";
export type { Point } from "./curve.ts";
export { type FaceFit, faceFit, suitableFaceShapes, type Silhouette, silhouetteOf } from "./faceFit.ts";
export { eyeHeight, faceBox, faceOutlines, type FaceShape, faceShapes } from "./faceShapes.ts";
export { finishBackground } from "./finishes.ts";
export {
  drawableMeasures,
  type DrawnFrame,
  drawnWidth,
  type Finish,
  finishes,
  type FrameMaterial,
  frameMaterials,
  type FrameMeasurements,
  type FrameShape,
  frameShapes,
  type Rim,
  rims,
  type Tint,
  tints,
} from "./frame.ts";
export { type FrontView, frontView } from "./frontView.ts";
export { outline } from "./outline.ts";
export { type Crop, crops, cardPictureWidth } from "./viewBox.ts";
