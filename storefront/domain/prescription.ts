import {
  type Eye,
  eyes,
  isBlocking,
  type LensType,
  lensTypes,
  type PrescriptionFinding,
  prescriptionFindings,
  readPrescription,
  readPupillaryDistance,
  type RowReading,
  type TypedPrescription,
  type TypedPupillaryDistance,
} from "@dioptra/ui/optics";
import { ok, refuse, type Result } from "./result.ts";

/** A prescription as it came with a line: as it was typed, and not yet checked. */
export interface SentPrescription {
  readonly rows: TypedPrescription;
  readonly pupillaryDistance: TypedPupillaryDistance;
  readonly hasPrism: boolean;
  readonly lensType: string;
  /** The lenses that are made of it; empty where none were chosen. */
  readonly lensSku: string;
}

export interface JudgedPrescription {
  readonly lensSku: string;
  /** An optician has to look at it before lenses are made. */
  readonly needsOptician: boolean;
}

/** What is wrong, by part, such as `right.axis`; never what was typed. */
export interface PrescriptionProblem {
  readonly part: string;
  readonly problem: string;
}

/** What is usual enough to be made without asking anybody. */
const usual: ReadonlySet<PrescriptionFinding["id"]> = new Set([
  "thin-lens-advised",
  "eyes-differ-slightly",
  "eyes-differ",
  "addition-unused",
]);

const isLensType = (type: string): type is LensType => lensTypes.some((known) => known === type);

/** Invalid figures, and questions without an answer. */
function problemsOf(eye: Eye, { problems, questions }: RowReading): PrescriptionProblem[] {
  const wrong = Object.entries(problems).map(([field, { reason }]) => ({ part: `${eye}.${field}`, problem: reason }));
  const asked = questions.map(({ field, question }) => ({ part: `${eye}.${field}`, problem: question }));
  return [...wrong, ...asked];
}

/**
 * Checks a prescription by the rules that its form obeys too (docs/specification/prescriptions.md#rx-13): what an
 * optician would only ask about is accepted, and looked at by one before lenses are made.
 */
export function judgePrescription(sent: SentPrescription): Result<JudgedPrescription, readonly PrescriptionProblem[]> {
  const { rows, prescription } = readPrescription(sent.rows);
  const distance = readPupillaryDistance(sent.pupillaryDistance);
  const { lensType, lensSku } = sent;
  const problems = eyes.flatMap((eye) => problemsOf(eye, rows[eye]));
  if (!distance.ok) {
    for (const [side, { reason }] of Object.entries(distance.problems)) {
      problems.push({ part: `pupillaryDistance.${side}`, problem: reason });
    }
  }
  if (lensSku === "") problems.push({ part: "lensSku", problem: "required" });
  if (!isLensType(lensType)) return refuse([...problems, { part: "lensType", problem: "unknown" }]);
  if (problems.length > 0 || !prescription || !distance.ok) return refuse(problems);
  const findings = prescriptionFindings(prescription, lensType);
  const blocking = findings.filter(isBlocking);
  if (blocking.length > 0) return refuse(blocking.map(({ id }) => ({ part: "prescription", problem: id })));
  const isUnusual = findings.some(({ id }) => !usual.has(id)) || distance.notes.length > 0;
  // Lenses for several distances have to sit exactly before each eye.
  const isAssumed = lensType !== "single-vision" && distance.value.isHalved;
  return ok({ lensSku, needsOptician: sent.hasPrism || isUnusual || isAssumed });
}
