import { type Eye, type EyePowers, eyes, type PowerDoubt, readPower } from "./powers.ts";
import type { FieldProblem } from "./figures.ts";
import { readAxis } from "./axis.ts";
import type { PrescribedEye, Prescription } from "./prescription.ts";

/** Sphere, cylinder and axis of one eye as typed. */
export type TypedEye = Readonly<Record<keyof EyePowers, string>>;

/**
 * Something valid that the shopper should see or confirm. `nothing`: an empty sphere was read as 0.00. `dropped`: an axis
 * without a cylinder was ignored. `zero-is-180`: axis 0 was read as 180 (docs/decisions/product.md#decision-1 and
 * #decision-2).
 */
export type EyeNote =
  | { readonly field: "sphere"; readonly note: "nothing" | PowerDoubt }
  | { readonly field: "cylinder"; readonly note: PowerDoubt }
  | { readonly field: "axis"; readonly note: "dropped" | "zero-is-180" };

/** The problem of each invalid field; valid fields are absent. */
export type EyeProblems = Readonly<Partial<Record<keyof EyePowers, FieldProblem>>>;

/** The result of `readEye`. */
export type EyeReading =
  | { readonly ok: true; readonly value: EyePowers; readonly notes: readonly EyeNote[] }
  | { readonly ok: false; readonly problems: EyeProblems };

/**
 * Parses sphere, cylinder and axis of one eye together. A cylinder requires an axis; an axis without a cylinder is
 * dropped with a note (docs/specification/optics.md#optics-5).
 */
export function readEye(typed: TypedEye): EyeReading {
  const sphere = readPower(typed.sphere, "sphere");
  const cylinder = readPower(typed.cylinder, "cylinder");
  const axis = readAxis(typed.axis);
  // Without a cylinder, the axis is dropped even if it is invalid.
  const hasNoCylinder = cylinder.ok && cylinder.value === 0;
  const isAxisMissing = cylinder.ok && !hasNoCylinder && axis.ok && axis.value === null;
  if (!sphere.ok || !cylinder.ok || isAxisMissing || !(axis.ok || hasNoCylinder)) {
    const problems: { -readonly [Field in keyof EyeProblems]: EyeProblems[Field] } = {};
    if (!sphere.ok) problems.sphere = sphere.problem;
    if (!cylinder.ok) problems.cylinder = cylinder.problem;
    if (isAxisMissing) problems.axis = { reason: "required" };
    else if (!axis.ok && !hasNoCylinder) problems.axis = axis.problem;
    return { ok: false, problems };
  }
  const notes: EyeNote[] = [];
  if (sphere.typedAs === "nothing") notes.push({ field: "sphere", note: "nothing" });
  notes.push(...sphere.doubts.map((note) => ({ field: "sphere", note }) as const));
  notes.push(...cylinder.doubts.map((note) => ({ field: "cylinder", note }) as const));
  if (hasNoCylinder || !axis.ok) {
    if (!axis.ok || axis.value !== null) notes.push({ field: "axis", note: "dropped" });
    return { ok: true, value: { sphere: sphere.value, cylinder: 0, axis: null }, notes };
  }
  if (axis.wasZero) notes.push({ field: "axis", note: "zero-is-180" });
  return { ok: true, value: { sphere: sphere.value, cylinder: cylinder.value, axis: axis.value }, notes };
}

/** The fields of one row of a prescription, in the order of the paper. */
export const prescriptionFields = ["sphere", "cylinder", "axis", "addition"] as const;
export type PrescriptionField = (typeof prescriptionFields)[number];

/** One row of a prescription as typed. */
export type TypedRow = Readonly<Record<PrescriptionField, string>>;
/** Both rows of a prescription as typed. */
export type TypedPrescription = Readonly<Record<Eye, TypedRow>>;

const emptyRow: TypedRow = { sphere: "", cylinder: "", axis: "", addition: "" };
/** The value of an empty form. */
export const emptyPrescription: TypedPrescription = { right: emptyRow, left: emptyRow };

/**
 * A question that must be answered before a row is accepted. `is-plano`: an empty sphere may mean 0.00 or have been
 * forgotten. `which-sign`: a power without a sign may be plus or minus. The answer becomes the text of the field
 * (docs/decisions/product.md#decision-1).
 */
export type RowQuestion =
  | { readonly question: "is-plano"; readonly field: "sphere" }
  | { readonly question: "which-sign"; readonly field: "sphere" | "cylinder"; readonly amount: number };

/** The result of `readRow`. */
export interface RowReading {
  /** Null while there is a problem or an open question. The prism is always null: `readPrism` parses it. */
  readonly eye: PrescribedEye | null;
  readonly problems: Readonly<Partial<Record<PrescriptionField, FieldProblem>>>;
  readonly questions: readonly RowQuestion[];
  /** Shown to the shopper; they do not prevent an order. */
  readonly notes: readonly EyeNote[];
}

/** The result of `readPrescription`. */
export interface PrescriptionReading {
  /** Whether no field has been filled in; a form then shows no problems. */
  readonly isEmpty: boolean;
  readonly rows: Readonly<Record<Eye, RowReading>>;
  /** Null while a row has a problem or an open question. */
  readonly prescription: Prescription | null;
}

/** Parses one row of a prescription: sphere, cylinder, axis and addition. */
export function readRow({ addition: typedAddition, ...typedEye }: TypedRow): RowReading {
  const powers = readEye(typedEye);
  const addition = readPower(typedAddition, "addition");
  const problems = { ...(!powers.ok && powers.problems), ...(!addition.ok && { addition: addition.problem }) };
  const notes = powers.ok ? powers.notes : [];
  const questions = notes.flatMap((note): RowQuestion[] => {
    if (note.note === "nothing") return [{ question: "is-plano", field: "sphere" }];
    if (note.note !== "no-sign" || !powers.ok) return [];
    return [{ question: "which-sign", field: note.field, amount: powers.value[note.field] }];
  });
  const isRead = powers.ok && addition.ok && questions.length === 0;
  return {
    eye: isRead
      ? { ...powers.value, addition: addition.typedAs === "nothing" ? null : addition.value, prism: null }
      : null,
    problems,
    questions,
    notes,
  };
}

/** Parses both rows of a prescription (docs/specification/prescriptions.md#rx-4). */
export function readPrescription(typed: TypedPrescription): PrescriptionReading {
  const rows = { right: readRow(typed.right), left: readRow(typed.left) };
  const [right, left] = [rows.right.eye, rows.left.eye];
  return {
    isEmpty: eyes.every((eye) => prescriptionFields.every((field) => typed[eye][field].trim() === "")),
    rows,
    prescription: right && left && { right, left },
  };
}
