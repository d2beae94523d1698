export { additionBand, additionBands, type AdditionBand } from "./additionBand.ts";
export { canBeMade, isPossible } from "./canBeMade.ts";
export { type ChangeFinding, changeFindings } from "./changeFindings.ts";
export { effectiveDiameter } from "./effectiveDiameter.ts";
export { evenRuns } from "./evenRuns.ts";
export { type Eye, eyes, type EyePowers } from "./eyePowers.ts";
export { type FittingFinding, fittingFindings } from "./fittingFindings.ts";
export { formatPower } from "./formatPower.ts";
export { frameFit, type FrameFit } from "./frameFit.ts";
export { frameSize, type FrameSize } from "./frameSize.ts";
export { decentration, type FrameBox, framePupillaryDistance, leastBlank, lensReach } from "./lensBlank.ts";
export type { LensFrame } from "./lensFrame.ts";
export { lensRefusal, type LensRefusal, type LensStock } from "./lensRefusal.ts";
export {
  type LensBlock,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  lensParameters,
  type LensSteps,
  type LensValue,
  parametersOf,
  valuesOf,
} from "./lensMatrix.ts";
export { nearestLenses, nearestValues } from "./lensOffers.ts";
export { isLensOrder, type LensesForEye, type LensOrder, type LensOrderLimits } from "./lensOrder.ts";
export { type LensProblem, lensProblems, type LensProblemReason } from "./lensProblems.ts";
export { lensSupply, type LensSupply } from "./lensSupply.ts";
export { lensThickness, type LensThickness, thicknessTolerance } from "./lensThickness.ts";
export { lensWeight } from "./lensWeight.ts";
export type { FieldProblem, FigureProblem, Limits } from "./limits.ts";
export { type LensMaterial, materialGroup } from "./materialGroup.ts";
export { powerAlong, sphericalEquivalent, strongestPower } from "./meridians.ts";
export { axisDistance, nearestAxis } from "./nearestAxis.ts";
export { type AdditionBetween, additionBetween, nearPowers } from "./nearPowers.ts";
export { nearPupillaryDistance } from "./nearPupillaryDistance.ts";
export { type OxygenFigures, oxygenTransmissibility } from "./oxygenTransmissibility.ts";
export { type LensType, lensTypes, needsAddition, type PrescribedEye, type Prescription } from "./prescription.ts";
export { nearestMade } from "./nearestMade.ts";
export { allValues, remainingValues } from "./remainingValues.ts";
export { isBlocking, type PrescriptionFinding, prescriptionFindings } from "./prescriptionFindings.ts";
export { prescriptionValidity, type PrescriptionPurpose, type PrescriptionValidity } from "./prescriptionValidity.ts";
export {
  type HorizontalBase,
  horizontalBases,
  inducedPrism,
  type Prism,
  prismComponents,
  resultantPrism,
  type ResultantPrism,
  type VerticalBase,
  verticalBases,
} from "./prism.ts";
export { axisLimits, type AxisReading, readAxis } from "./readAxis.ts";
export { type EyeNote, type EyeProblems, type EyeReading, readEye, type TypedEye } from "./readEye.ts";
export { readLensValue } from "./readLensValue.ts";
export { type PowerDoubt, type PowerKind, powerLimits, type PowerReading, readPower } from "./readPower.ts";
export {
  emptyPrescription,
  type PrescriptionField,
  prescriptionFields,
  type PrescriptionReading,
  readPrescription,
  readRow,
  type RowQuestion,
  type RowReading,
  type TypedPrescription,
  type TypedRow,
} from "./readPrescription.ts";
export { prismLimits, type PrismReading, readPrism } from "./readPrism.ts";
export {
  type PupillaryDistance,
  pupillaryDistanceLimits,
  type PupillaryDistanceNote,
  type PupillaryDistanceReading,
  readPupillaryDistance,
  type TypedPupillaryDistance,
} from "./readPupillaryDistance.ts";
export { readTempleMark, type TempleMarkReading, type TempleMeasures } from "./readTempleMark.ts";
export { adviseIndex, type IndexAdvice, refractiveIndices, type RefractiveIndex } from "./refractiveIndex.ts";
export { type CommonField, commonFields, type EyeFields, sameForBoth, type SameForBoth } from "./sameForBoth.ts";
export { bankCard, type CardEdge, readOff, scaleLimits, screenScale, usualScale } from "./screenScale.ts";
export { inMinusCylinder, isSameLens, transpose } from "./transpose.ts";
export { type UvBlocked, uvClass } from "./uvClass.ts";
export {
  atEye,
  atSpectacles,
  type CompensatedPowers,
  type CompensatedSphere,
  compensateEye,
  compensateSphere,
} from "./vertexDistance.ts";
