export type { Point } from "./curve.ts";
export { type DimensionLine, dimensionLines } from "./dimensionLines.ts";
export { finishBackground } from "./finishBackground.ts";
export { finishes, frameMaterials, frameShapes, rims } from "./frame.ts";
export type { Finish, FrameMaterial, FrameMeasurements, FrameShape, Rim } from "./frame.ts";
export { type FrontView, frontView } from "./frontView.ts";
export { drawnWidth } from "./layout.ts";
export { outline } from "./outline.ts";
export { type Crop, type Dimensions, type ViewBox, viewBoxOf } from "./viewBox.ts";
