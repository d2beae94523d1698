export type { Point } from "./curve.ts";
export { finishBackground } from "./finishBackground.ts";
export { drawableMeasures, finishes, frameMaterials, frameShapes, rims, tints } from "./frame.ts";
export type { DrawnFrame, Finish, FrameMaterial, FrameMeasurements, FrameShape, Rim, Tint } from "./frame.ts";
export { type FrontView, frontView } from "./frontView.ts";
export { drawnWidth } from "./layout.ts";
export { outline } from "./outline.ts";
export { type Crop, crops, shownWidth } from "./viewBox.ts";
