export { additionBand, additionBands, type AdditionBand } from "./additionBand.ts";
export { type Eye, eyes, type EyePowers } from "./eyePowers.ts";
export { formatPower } from "./formatPower.ts";
export { frameSize, type FrameSize } from "./frameSize.ts";
export type { FieldProblem, FigureProblem, Limits } from "./limits.ts";
export { type LensMaterial, materialGroup } from "./materialGroup.ts";
export { axisDistance, nearestAxis } from "./nearestAxis.ts";
export { nearPupillaryDistance } from "./nearPupillaryDistance.ts";
export { type OxygenFigures, oxygenTransmissibility } from "./oxygenTransmissibility.ts";
export { axisLimits, type AxisReading, readAxis } from "./readAxis.ts";
export { type EyeNote, type EyeProblems, type EyeReading, readEye, type TypedEye } from "./readEye.ts";
export { type PowerDoubt, type PowerKind, powerLimits, type PowerReading, readPower } from "./readPower.ts";
export {
  type PupillaryDistance,
  pupillaryDistanceLimits,
  type PupillaryDistanceNote,
  type PupillaryDistanceReading,
  readPupillaryDistance,
  type TypedPupillaryDistance,
} from "./readPupillaryDistance.ts";
export { type UvBlocked, uvClass } from "./uvClass.ts";
