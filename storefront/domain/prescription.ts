import {
  type Eye,
  eyes,
  type FieldProblem,
  isBlocking,
  type LensType,
  lensTypes,
  type Prescription,
  type PrescriptionFinding,
  prescriptionFindings,
  type PupillaryDistance,
  readPrescription,
  readPupillaryDistance,
  type RowReading,
  type TypedPrescription,
  type TypedPupillaryDistance,
} from "@dioptra/ui/optics";
import { isCalendarDay } from "./calendar.ts";
import { readPrismText, withPrisms } from "./prismText.ts";
import { ok, refuse, type Result } from "./result.ts";

/**
 * Where the values of a prescription are: typed with the order, on a photo of the paper that was sent with it, or sent by
 * the shopper `later`. The order waits for an optician unless they were typed.
 */
export type PrescriptionSource = "typed" | "photo" | "later";

/** A prescription that was sent with a cart line, as typed and before validation. */
export interface SentPrescription {
  readonly rows: TypedPrescription;
  readonly pupillaryDistance: TypedPupillaryDistance;
  /** The prism of each eye, such as `1.50 in, 0.50 up`; empty for none. */
  readonly prisms: Readonly<Record<Eye, string>>;
  /** The date of the eye test, such as 2026-11-20; empty if not stated. */
  readonly examined: string;
  /** What the glasses are for, such as `near`; empty if not stated. */
  readonly use: string;
  readonly lensType: string;
  /** Sku of the lenses to make; empty if none were chosen. */
  readonly lensSku: string;
  readonly source: PrescriptionSource;
  /** The id of the photo of the paper; null for none. */
  readonly photo: string | null;
}

/** A valid prescription. */
export interface AssessedPrescription {
  readonly lensSku: string;
  readonly lensType: LensType;
  /** The typed values; null if an optician has to type them. */
  readonly values: { readonly eyes: Prescription; readonly pupillaryDistance: PupillaryDistance } | null;
  /** Whether an optician has to check it before lenses are made. */
  readonly needsOptician: boolean;
}

/** A problem of one part, such as `right.axis`. It never contains what was typed, since that is health data. */
export interface PrescriptionProblem {
  readonly part: string;
  readonly problem: string;
  /** Possible values near the refused one, or the limits that it is beyond. */
  readonly nearest?: readonly (string | number)[];
}

/** Findings that are common enough to make the lenses without an optician's check. */
const commonFindings: ReadonlySet<PrescriptionFinding["id"]> = new Set([
  "thin-lens-advised",
  "eyes-differ-slightly",
  "eyes-differ",
  "addition-unused",
]);

const isLensType = (type: string): type is LensType => lensTypes.some((lensType) => lensType === type);

/** Returns the problem of a figure, with the nearest ones that are possible or the limits. */
function figureProblem(part: string, problem: FieldProblem): PrescriptionProblem {
  const { reason } = problem;
  if (reason === "outside") return { part, problem: reason, nearest: [problem.from, problem.to] };
  return { part, problem: reason, ...(reason === "between-steps" && { nearest: problem.nearest }) };
}

/** Returns the invalid values and the unanswered questions of one eye. */
function problemsOf(eye: Eye, { problems, questions }: RowReading): PrescriptionProblem[] {
  const invalid = Object.entries(problems).map(([field, problem]) => figureProblem(`${eye}.${field}`, problem));
  const unanswered = questions.map(({ field, question }) => ({ part: `${eye}.${field}`, problem: question }));
  return [...invalid, ...unanswered];
}

/**
 * Validates a prescription by the same rules as its form (docs/specification/prescriptions.md#rx-13). Unusual values
 * are accepted, but an optician checks them before lenses are made.
 */
export function assessPrescription(
  sent: SentPrescription,
): Result<AssessedPrescription, readonly PrescriptionProblem[]> {
  const { lensType, lensSku } = sent;
  if (sent.source !== "typed") {
    if (!isLensType(lensType)) return refuse([{ part: "lensType", problem: "unknown" }]);
    return lensSku === ""
      ? refuse([{ part: "lensSku", problem: "required" }])
      : ok({ lensSku, lensType, values: null, needsOptician: true });
  }
  const { rows, prescription: powers } = readPrescription(sent.rows);
  const distance = readPupillaryDistance(sent.pupillaryDistance);
  const problems = eyes.flatMap((eye) => problemsOf(eye, rows[eye]));
  for (const eye of eyes) {
    if (readPrismText(sent.prisms[eye]) === undefined) problems.push({ part: `${eye}.prism`, problem: "not-a-figure" });
  }
  if (sent.examined !== "" && !isCalendarDay(sent.examined)) problems.push({ part: "examined", problem: "not-a-date" });
  if (!distance.ok) {
    for (const [side, problem] of Object.entries(distance.problems)) {
      problems.push(figureProblem(`pupillaryDistance.${side}`, problem));
    }
  }
  if (lensSku === "") problems.push({ part: "lensSku", problem: "required" });
  if (!isLensType(lensType)) return refuse([...problems, { part: "lensType", problem: "unknown" }]);
  if (problems.length > 0 || !powers || !distance.ok) return refuse(problems);
  const prescription = withPrisms(powers, sent.prisms);
  const findings = prescriptionFindings(prescription, lensType);
  const blocking = findings.filter(isBlocking);
  if (blocking.length > 0) return refuse(blocking.map(({ id }) => ({ part: "prescription", problem: id })));
  const isUnusual = findings.some(({ id }) => !commonFindings.has(id)) || distance.notes.length > 0;
  // Multifocal lenses must be centred exactly on each eye, so halving the total distance is not precise enough.
  const isAssumed = lensType !== "single-vision" && distance.value.isHalved;
  const hasPrism = eyes.some((eye) => prescription[eye].prism !== null);
  const values = { eyes: prescription, pupillaryDistance: distance.value };
  return ok({ lensSku, lensType, values, needsOptician: hasPrism || isUnusual || isAssumed });
}
