export { type ClearMesh, clearMeshes, type FrameObject, frameObject, modelObject } from "./frameObject.ts";
export { fineness, type FrameModel, frameModel } from "./frameModel.ts";
export { giveNoise, noiseData, releaseNoise } from "./materials/noise.ts";
export { absorbing, mirroring, type SeeThrough } from "./materials/seeThrough.ts";
export { studioLit } from "./materials/studioLit.ts";
export type { Part, PartName, Substance, Temple } from "./part.ts";
