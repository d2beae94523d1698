export {
  additionBand,
  type AdditionBand,
  additionBands,
  type BandLimits,
  type DerivedAddition,
  deriveAddition,
  nearPowers,
} from "./addition.ts";
export {
  allValues,
  isManufactured,
  groupIntoRuns,
  isPossible,
  type LensBlock,
  type LensChoice,
  type LensMatrix,
  type LensParameter,
  lensParameters,
  type LensSteps,
  type LensValue,
  parametersOf,
  remainingValues,
  valuesOf,
} from "./lensMatrix.ts";
export {
  type ChangeFinding,
  changeFindings,
  type FittingFinding,
  fittingFindings,
  isBlocking,
  type PrescriptionFinding,
  prescriptionFindings,
} from "./findings.ts";
export {
  effectiveDiameter,
  frameSize,
  type FrameSize,
  readTempleMark,
  type TempleMarkReading,
  type TempleMeasures,
} from "./frameMeasures.ts";
export {
  type Eye,
  type EyePowers,
  eyes,
  formatPower,
  inMinusCylinder,
  isSameLens,
  powerAlong,
  type PowerDoubt,
  type PowerKind,
  powerLimits,
  type PowerReading,
  readPower,
  sphericalEquivalent,
  strongestPower,
  transpose,
} from "./powers.ts";
export {
  decentration,
  type FrameBox,
  frameFit,
  type FrameFit,
  framePupillaryDistance,
  minimumBlankSize,
  type LensFrame,
  lensReach,
} from "./centration.ts";
export {
  adviseIndex,
  type IndexAdvice,
  lensRefusal,
  type LensRefusal,
  type LensStock,
  lensThickness,
  type LensThickness,
  lensWeight,
  type RefractiveIndex,
  refractiveIndices,
  thicknessTolerance,
} from "./spectacleLens.ts";
export { nearestLenses, nearestManufacturedLens, nearestValues, readLensValue } from "./lensOffers.ts";
export {
  dominanceOf,
  isLensOrder,
  type LensesForEye,
  type LensOrder,
  type LensOrderLimits,
  type LensProblem,
  type LensProblemReason,
  lensProblems,
} from "./lensOrder.ts";
export {
  type LensMaterial,
  lensSupply,
  type LensSupply,
  materialGroup,
  type OxygenFigures,
  oxygenTransmissibility,
  type UvBlocked,
  uvClass,
} from "./contactLenses.ts";
export type { FieldProblem, FigureProblem, Limits } from "./figures.ts";
export { axisDistance, axisLimits, type AxisReading, nearestAxis, readAxis } from "./axis.ts";
export {
  nearPupillaryDistance,
  type PupillaryDistance,
  pupillaryDistanceLimits,
  type PupillaryDistanceNote,
  type PupillaryDistanceReading,
  readPupillaryDistance,
  type TypedPupillaryDistance,
} from "./pupillaryDistance.ts";
export {
  type CommonField,
  commonFields,
  type CopiedLeftEye,
  copyToLeftEye,
  type EyeFields,
  type LensType,
  lensTypes,
  needsAddition,
  type PrescribedEye,
  type Prescription,
} from "./prescription.ts";
export { prescriptionValidity, type PrescriptionPurpose, type PrescriptionValidity } from "./prescriptionValidity.ts";
export {
  type HorizontalBase,
  horizontalBases,
  inducedPrism,
  type Prism,
  prismComponents,
  prismLimits,
  type PrismReading,
  readPrism,
  resultantPrism,
  type ResultantPrism,
  type VerticalBase,
  verticalBases,
} from "./prism.ts";
export {
  emptyPrescription,
  type EyeNote,
  type EyeProblems,
  type EyeReading,
  type PrescriptionField,
  prescriptionFields,
  type PrescriptionReading,
  readEye,
  readPrescription,
  readRow,
  type RowQuestion,
  type RowReading,
  type TypedEye,
  type TypedPrescription,
  type TypedRow,
} from "./readPrescription.ts";
export {
  bankCard,
  type CardEdge,
  pixelsToMillimetres,
  scaleLimits,
  screenScale,
  defaultScreenScale,
} from "./screenScale.ts";
export {
  powerAtCornealPlane,
  powerAtSpectaclePlane,
  type CompensatedPowers,
  type CompensatedSphere,
  compensateEye,
  compensateSphere,
} from "./vertexDistance.ts";
