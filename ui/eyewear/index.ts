export { finishes, frameMaterials, frameShapes, rims } from "./frame.ts";
export type { Finish, FrameMaterial, FrameMeasurements, FrameShape, Rim } from "./frame.ts";
