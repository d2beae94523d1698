import { type Eye, eyes } from "./eyePowers.ts";
import type { FieldProblem } from "./limits.ts";
import type { PrescribedEye, Prescription } from "./prescription.ts";
import { type EyeNote, readEye } from "./readEye.ts";
import { readPower } from "./readPower.ts";

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
