import { type Eye, eyes } from "../optics/powers.ts";
import type { FieldProblem } from "../optics/figures.ts";
import { type LensType, needsAddition, type Prescription } from "../optics/prescription.ts";
import { isBlocking, prescriptionFindings } from "../optics/findings.ts";
import { prescriptionValidity, type PrescriptionValidity } from "../optics/prescriptionValidity.ts";
import { horizontalBases, type Prism, type PrismReading, readPrism, verticalBases } from "../optics/prism.ts";
import { prescriptionFields, readPrescription, type RowReading } from "../optics/readPrescription.ts";
import {
  type PupillaryDistance,
  type PupillaryDistanceReading,
  readPupillaryDistance,
} from "../optics/pupillaryDistance.ts";
import {
  type DraftCell,
  type PrescriptionDraft,
  type PrismCell,
  prismDirections,
  textIn,
  typedRow,
} from "./prescriptionDraft.ts";

/** What a draft is validated against. Dates are in ISO 8601, such as 2026-11-20. */
export interface DraftContext {
  /** The type of lenses, which can require an addition. */
  readonly type: LensType;
  readonly today: string;
  /** The wearer's date of birth; null if unknown. */
  readonly dateOfBirth: string | null;
  /** The wearer's previous prescription; null if there is none. */
  readonly previousPrescription: Prescription | null;
}

/** A complete prescription: all values are within the limits and confirmed. */
export interface EnteredPrescription {
  /** The powers and prisms of both eyes. */
  readonly eyes: Prescription;
  /** The pupillary distances, in mm. */
  readonly pupillaryDistance: PupillaryDistance;
  /** The date of the eye test, such as 2026-11-20; null if not stated. */
  readonly examined: string | null;
}

/** The problem of a cell. */
export type CellProblem =
  | FieldProblem
  | { readonly reason: "base-required" | "addition-required" | "not-a-date" }
  | { readonly reason: "in-the-future"; readonly latest: string };

/** A problem with its cell. */
export interface ProblemInCell {
  readonly cell: DraftCell;
  readonly problem: CellProblem;
}

/** The result of `readDraft`. */
export interface DraftReading {
  readonly rows: Readonly<Record<Eye, RowReading>>;
  /** All problems, in the order of the paper. */
  readonly problems: readonly ProblemInCell[];
  /** The powers and prisms of both eyes; null while a row has a problem or an open question. */
  readonly prescription: Prescription | null;
  readonly distance: PupillaryDistanceReading;
  /** Null if the date is empty. */
  readonly validity: PrescriptionValidity | null;
  /** Null until the draft is complete and valid. */
  readonly value: EnteredPrescription | null;
}

/** Reads one component of a prism. A base of the other component is ignored. */
function readDirection<Base extends string>(draft: PrescriptionDraft, cell: PrismCell, bases: readonly Base[]) {
  return readPrism(textIn(draft, cell), bases.find((base) => base === draft.bases[cell]) ?? null);
}

function readEyesPrism(draft: PrescriptionDraft, eye: Eye) {
  const horizontal = readDirection(draft, `${eye}.horizontal`, horizontalBases);
  const vertical = readDirection(draft, `${eye}.vertical`, verticalBases);
  const prism: Prism | null =
    horizontal.ok && vertical.ok && (horizontal.value ?? vertical.value) !== null
      ? { horizontal: horizontal.value, vertical: vertical.value }
      : null;
  return { horizontal, vertical, prism };
}

/** Returns the problem of a prism. If amount and base are both invalid, the amount is reported. */
function prismProblem<Base extends string>(reading: PrismReading<Base>): CellProblem | null {
  if (reading.ok) return null;
  return reading.problems.amount ?? { reason: "base-required" };
}

function readDistance(draft: PrescriptionDraft) {
  if (draft.distance === "single") return readPupillaryDistance({ total: textIn(draft, "distance.total") });
  return readPupillaryDistance({ right: textIn(draft, "distance.right"), left: textIn(draft, "distance.left") });
}

function distanceProblems(reading: PupillaryDistanceReading, kind: PrescriptionDraft["distance"]): ProblemInCell[] {
  if (reading.ok) return [];
  const { total, right, left } = reading.problems;
  const found: ProblemInCell[] = [];
  // Two valid sides can have an invalid sum. It is reported at the left one, which is usually typed last.
  if (total) found.push({ cell: kind === "single" ? "distance.total" : "distance.left", problem: total });
  if (right) found.push({ cell: "distance.right", problem: right });
  if (left) found.push({ cell: "distance.left", problem: left });
  return found;
}

function dateProblem(validity: PrescriptionValidity | null): CellProblem | null {
  if (validity === null || validity.ok) return null;
  const { problem } = validity;
  return problem.reason === "not-a-date" ? problem : { reason: problem.reason, latest: problem.latest };
}

/** Validates a draft and returns its problems, or its value if there are none. */
export function readDraft(
  draft: PrescriptionDraft,
  { type, today, dateOfBirth }: Omit<DraftContext, "previousPrescription">,
): DraftReading {
  const { rows, prescription: powers } = readPrescription({
    right: typedRow(draft, "right"),
    left: typedRow(draft, "left"),
  });
  const problems: ProblemInCell[] = [];
  const report = (cell: DraftCell, problem: CellProblem | null | undefined) =>
    problem && problems.push({ cell, problem });

  for (const eye of eyes) {
    for (const field of prescriptionFields) report(`${eye}.${field}`, rows[eye].problems[field]);
    const isMissing = needsAddition(type) && textIn(draft, `${eye}.addition`).trim() === "";
    if (isMissing) report(`${eye}.addition`, { reason: "addition-required" });
  }
  const distance = readDistance(draft);
  problems.push(...distanceProblems(distance, draft.distance));
  const prisms = { right: readEyesPrism(draft, "right"), left: readEyesPrism(draft, "left") };
  const hasPrism = draft.prism === "prescribed";
  for (const eye of hasPrism ? eyes : []) {
    for (const direction of prismDirections) report(`${eye}.${direction}`, prismProblem(prisms[eye][direction]));
  }
  const examined = textIn(draft, "examined").trim() || null;
  const validity =
    examined === null ? null : prescriptionValidity({ examined, dateOfBirth, today, purpose: "glasses" });
  report("examined", dateProblem(validity));

  const prescription = powers && {
    right: { ...powers.right, prism: hasPrism ? prisms.right.prism : null },
    left: { ...powers.left, prism: hasPrism ? prisms.left.prism : null },
  };
  const isComplete = problems.length === 0 && draft.typing === null && draft.bothEyes !== "asked";
  const isMakeable = isComplete && prescription && !prescriptionFindings(prescription, type).some(isBlocking);
  return {
    rows,
    problems,
    prescription,
    distance,
    validity,
    value: isMakeable && distance.ok ? { eyes: prescription, pupillaryDistance: distance.value, examined } : null,
  };
}
