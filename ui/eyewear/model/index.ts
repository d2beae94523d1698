export { fineness, type FrameModel, frameModel } from "./frameModel.ts";
export { type FrameObject, frameObject } from "./frameObject.ts";
export type { Part, PartName, Substance, Temple } from "./part.ts";
