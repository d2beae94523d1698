export { additionBand, additionBands, type AdditionBand } from "./additionBand.ts";
export { frameSize, type FrameSize } from "./frameSize.ts";
export { type LensMaterial, materialGroup } from "./materialGroup.ts";
export { axisDistance, nearestAxis } from "./nearestAxis.ts";
export { type OxygenFigures, oxygenTransmissibility } from "./oxygenTransmissibility.ts";
export { type UvBlocked, uvClass } from "./uvClass.ts";
