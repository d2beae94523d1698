export {
  type TransparentMesh,
  createTransparentMeshes,
  type FrameObject,
  frameObject,
  modelObject,
} from "./frameObject.ts";
export { acetateGridSize, type FrameModel, frameModel } from "./frameModel.ts";
export { setNoiseData, computeNoiseData, disposeNoise } from "./materials/noise.ts";
export {
  createAbsorptionMaterial,
  createReflectionMaterial,
  type TransparentMaterial,
} from "./materials/transparentMaterial.ts";
export { applyStudioLight } from "./materials/studioLight.ts";
export type { Part, PartName, Substance, Temple } from "./part.ts";
