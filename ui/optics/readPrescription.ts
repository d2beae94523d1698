import { type Eye, type EyePowers, eyes, type PowerDoubt, readPower } from "./powers.ts";
import type { FieldProblem } from "./figures.ts";
import { readAxis } from "./axis.ts";
import type { PrescribedEye, Prescription } from "./prescription.ts";

export type TypedEye = Readonly<Record<keyof EyePowers, string>>;

/**
 * What is asked or said back: nothing is wrong with it, but a person should have seen it
 * (docs/decisions/product.md#decision-1 and #decision-2).
 */
export type EyeNote =
  | { readonly field: "sphere"; readonly note: "nothing" | PowerDoubt }
  | { readonly field: "cylinder"; readonly note: PowerDoubt }
  | { readonly field: "axis"; readonly note: "dropped" | "zero-is-180" };

export type EyeProblems = Readonly<Partial<Record<keyof EyePowers, FieldProblem>>>;

export type EyeReading =
  | { readonly ok: true; readonly value: EyePowers; readonly notes: readonly EyeNote[] }
  | { readonly ok: false; readonly problems: EyeProblems };

/**
 * Reads sphere, cylinder and axis of one eye together: a cylinder needs its axis
 * (docs/specification/optics.md#optics-5).
 */
export function readEye(typed: TypedEye): EyeReading {
  const sphere = readPower(typed.sphere, "sphere");
  const cylinder = readPower(typed.cylinder, "cylinder");
  const axis = readAxis(typed.axis);
  // Without a cylinder whatever stands for its axis is dropped.
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

export const prescriptionFields = ["sphere", "cylinder", "axis", "addition"] as const;
export type PrescriptionField = (typeof prescriptionFields)[number];

/** A row of the paper, as it was typed. */
export type TypedRow = Readonly<Record<PrescriptionField, string>>;
export type TypedPrescription = Readonly<Record<Eye, TypedRow>>;

const emptyRow: TypedRow = { sphere: "", cylinder: "", axis: "", addition: "" };
export const emptyPrescription: TypedPrescription = { right: emptyRow, left: emptyRow };

/**
 * What has to be answered before anything is made of a row: an empty sphere may be 0.00 or forgotten
 * (docs/decisions/product.md#decision-1), and a power without a sign plus or minus. The answer is typed into the field.
 */
export type RowQuestion =
  | { readonly question: "is-plano"; readonly field: "sphere" }
  | { readonly question: "which-sign"; readonly field: "sphere" | "cylinder"; readonly amount: number };

export interface RowReading {
  /** What is prescribed; null while something is wrong, or asked. Prisms are read elsewhere (`readPrism`). */
  readonly eye: PrescribedEye | null;
  readonly problems: Readonly<Partial<Record<PrescriptionField, FieldProblem>>>;
  readonly questions: readonly RowQuestion[];
  /** What is only said back. */
  readonly notes: readonly EyeNote[];
}

export interface PrescriptionReading {
  /** Nothing is typed yet, so that nothing is to be said of it. */
  readonly isEmpty: boolean;
  readonly rows: Readonly<Record<Eye, RowReading>>;
  /** Null while something is wrong, or asked. */
  readonly prescription: Prescription | null;
}

/** Reads one row of a prescription: sphere, cylinder and axis together, and the addition beside them. */
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

/** Reads both rows of a prescription as they stand on the paper (docs/specification/prescriptions.md#rx-4). */
export function readPrescription(typed: TypedPrescription): PrescriptionReading {
  const rows = { right: readRow(typed.right), left: readRow(typed.left) };
  const [right, left] = [rows.right.eye, rows.left.eye];
  return {
    isEmpty: eyes.every((eye) => prescriptionFields.every((field) => typed[eye][field].trim() === "")),
    rows,
    prescription: right && left && { right, left },
  };
}
