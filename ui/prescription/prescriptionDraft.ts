import { type Eye, eyes } from "../optics/powers.ts";
import type { HorizontalBase, VerticalBase } from "../optics/prism.ts";
import { type PrescriptionField, prescriptionFields, type TypedRow } from "../optics/readPrescription.ts";
import { copyToLeftEye } from "../optics/prescription.ts";

/** The two components of a prism. */
export const prismDirections = ["horizontal", "vertical"] as const;
/** A component of a prism. */
export type PrismDirection = (typeof prismDirections)[number];
/** A direction of a prism base. */
export type PrismBase = HorizontalBase | VerticalBase;

/** A cell of the table of powers. */
export type PowerCell = `${Eye}.${PrescriptionField}`;
/** A cell of the table of prisms. */
export type PrismCell = `${Eye}.${PrismDirection}`;
/** A cell for a pupillary distance. */
export type DistanceCell = `distance.${"total" | Eye}`;
/** A text field of the form. */
export type DraftCell = PowerCell | PrismCell | DistanceCell | "examined";

/** All text fields, in the order of the paper. */
export const draftCells: readonly DraftCell[] = [
  ...eyes.flatMap((eye) => prescriptionFields.map((field): DraftCell => `${eye}.${field}`)),
  "distance.total",
  ...eyes.map((eye): DraftCell => `distance.${eye}`),
  ...eyes.flatMap((eye) => prismDirections.map((direction): DraftCell => `${eye}.${direction}`)),
  "examined",
];

/** The kind of value in a cell. */
export type CellField = PrescriptionField | PrismDirection | "distance" | "examined";

/** Returns the eye of a cell (null for both eyes) and its field. */
export function partsOf(cell: DraftCell): { readonly eye: Eye | null; readonly field: CellField } {
  if (cell === "examined") return { eye: null, field: cell };
  const parts = cell.split(".");
  return {
    eye: eyes.find((eye) => parts.includes(eye)) ?? null,
    field: [...prescriptionFields, ...prismDirections].find((field) => parts.includes(field)) ?? "distance",
  };
}

/** The state of the form, with the texts exactly as typed. It can be stored as JSON. */
export interface PrescriptionDraft {
  /** The texts by cell; empty cells can be absent. */
  readonly texts: Readonly<Partial<Record<DraftCell, string>>>;
  /** The directions of prism bases. */
  readonly bases: Readonly<Partial<Record<PrismCell, PrismBase>>>;
  /** Whether the pupillary distance is one figure or one per eye. */
  readonly distance: "single" | "each-eye";
  /** Whether the form has fields for prisms. */
  readonly prism: "none" | "prescribed";
  /** `same` copies the right eye to the left one. `asked` waits for the confirmation to overwrite the left eye. */
  readonly bothEyes: "each" | "asked" | "same";
  /** The keys of confirmed questions. */
  readonly confirmed: readonly string[];
  /** The cells that the shopper has left. Only their problems are shown. */
  readonly left: readonly DraftCell[];
  /** The cell being typed in, or null. While typing there are no questions and no value. */
  readonly typing: DraftCell | null;
}

/** The draft of an empty form. */
export const emptyDraft: PrescriptionDraft = {
  texts: {},
  bases: {},
  distance: "single",
  prism: "none",
  bothEyes: "each",
  confirmed: [],
  left: [],
  typing: null,
};

/** A change of a draft. */
export type DraftChange =
  /**
   * `type`: the shopper is typing. `settle`: a complete value, chosen from a list, turned on the dial, filled in by the
   * browser, or given by the answer to a question.
   */
  | { readonly change: "type" | "settle"; readonly cell: DraftCell; readonly text: string }
  | { readonly change: "leave"; readonly cell: DraftCell }
  | { readonly change: "base"; readonly cell: PrismCell; readonly base: PrismBase | null }
  | { readonly change: "distance"; readonly distance: PrescriptionDraft["distance"] }
  | { readonly change: "prism"; readonly prism: PrescriptionDraft["prism"] }
  | { readonly change: "both-eyes"; readonly mode: "each" | "same" }
  /** Confirms that the left eye is overwritten. */
  | { readonly change: "overwrite-left" }
  | { readonly change: "confirm"; readonly question: string }
  | { readonly change: "swap-eyes" }
  /** Shows all problems, as if the shopper had left every cell. */
  | { readonly change: "reveal" };

/** Returns the text of a cell; empty if there is none. */
export const textIn = ({ texts }: PrescriptionDraft, cell: DraftCell): string => texts[cell] ?? "";

/** Returns whether a cell is copied from the right eye and therefore read-only. */
export const isLocked = ({ bothEyes }: PrescriptionDraft, cell: DraftCell): boolean =>
  bothEyes === "same" && prescriptionFields.some((field) => cell === `left.${field}`);

/** Returns the row of an eye as typed. */
export const typedRow = (draft: PrescriptionDraft, eye: Eye): TypedRow => ({
  sphere: textIn(draft, `${eye}.sphere`),
  cylinder: textIn(draft, `${eye}.cylinder`),
  axis: textIn(draft, `${eye}.axis`),
  addition: textIn(draft, `${eye}.addition`),
});

/** Returns the fields of the left eye that copying the right one would overwrite. */
export const overwrittenOnLeft = (draft: PrescriptionDraft) =>
  copyToLeftEye(typedRow(draft, "right"), typedRow(draft, "left")).overwritten;

/** Copies the texts of the right eye to the left one if both are the same. Distances and prisms are never copied. */
function withLeftLikeRight(draft: PrescriptionDraft): PrescriptionDraft {
  if (draft.bothEyes !== "same") return draft;
  const copied = prescriptionFields.map((field) => [`left.${field}`, textIn(draft, `right.${field}`)] as const);
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(copied) } };
}

/** Swaps the texts of both eyes. */
function withEyesSwapped(draft: PrescriptionDraft): PrescriptionDraft {
  const swapped = prescriptionFields.flatMap((field) => [
    [`left.${field}`, textIn(draft, `right.${field}`)],
    [`right.${field}`, textIn(draft, `left.${field}`)],
  ]);
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(swapped) } };
}

const withText = (draft: PrescriptionDraft, cell: DraftCell, text: string): PrescriptionDraft =>
  withLeftLikeRight({ ...draft, texts: { ...draft.texts, [cell]: text } });

const without = <Value>(values: readonly Value[], value: Value) => values.filter((each) => each !== value);

/** Applies a change. Texts change only by what the shopper typed, chose or answered. */
export function changeDraft(draft: PrescriptionDraft, change: DraftChange): PrescriptionDraft {
  switch (change.change) {
    case "type":
      if (isLocked(draft, change.cell)) return draft;
      return {
        ...withText(draft, change.cell, change.text),
        typing: change.cell,
        left: without(draft.left, change.cell),
      };
    case "settle":
      if (isLocked(draft, change.cell)) return draft;
      return leave(withText(draft, change.cell, change.text), change.cell);
    case "leave":
      return leave(draft, change.cell);
    case "base": {
      const { [change.cell]: _before, ...bases } = draft.bases;
      return { ...draft, bases: change.base === null ? bases : { ...bases, [change.cell]: change.base } };
    }
    case "distance":
      return { ...draft, distance: change.distance };
    case "prism":
      return { ...draft, prism: change.prism };
    case "both-eyes":
      if (change.mode === "each") return { ...draft, bothEyes: "each" };
      if (overwrittenOnLeft(draft).length > 0) return { ...draft, bothEyes: "asked" };
      return withLeftLikeRight({ ...draft, bothEyes: "same" });
    case "overwrite-left":
      return withLeftLikeRight({ ...draft, bothEyes: "same" });
    case "confirm":
      return { ...draft, confirmed: [...without(draft.confirmed, change.question), change.question] };
    case "swap-eyes":
      return withEyesSwapped(draft);
    case "reveal":
      return { ...draft, left: draftCells, typing: null };
  }
}

const leave = (draft: PrescriptionDraft, cell: DraftCell): PrescriptionDraft => ({
  ...draft,
  left: [...without(draft.left, cell), cell],
  typing: draft.typing === cell ? null : draft.typing,
});
