import { type Eye, eyes } from "../optics/powers.ts";
import type { HorizontalBase, VerticalBase } from "../optics/prism.ts";
import { type PrescriptionField, prescriptionFields, type TypedRow } from "../optics/readPrescription.ts";
import { sameForBoth } from "../optics/prescription.ts";

export const prismDirections = ["horizontal", "vertical"] as const;
export type PrismDirection = (typeof prismDirections)[number];
export type PrismBase = HorizontalBase | VerticalBase;

export type PowerCell = `${Eye}.${PrescriptionField}`;
export type PrismCell = `${Eye}.${PrismDirection}`;
export type DistanceCell = `distance.${"total" | Eye}`;
/** A place on the paper that is typed into. */
export type DraftCell = PowerCell | PrismCell | DistanceCell | "examined";

/** In the order of the paper. */
export const draftCells: readonly DraftCell[] = [
  ...eyes.flatMap((eye) => prescriptionFields.map((field): DraftCell => `${eye}.${field}`)),
  "distance.total",
  ...eyes.map((eye): DraftCell => `distance.${eye}`),
  ...eyes.flatMap((eye) => prismDirections.map((direction): DraftCell => `${eye}.${direction}`)),
  "examined",
];

export type CellField = PrescriptionField | PrismDirection | "distance" | "examined";

/** Whose cell it is, null for both eyes, and what stands there. */
export function partsOf(cell: DraftCell): { readonly eye: Eye | null; readonly field: CellField } {
  if (cell === "examined") return { eye: null, field: cell };
  const parts = cell.split(".");
  return {
    eye: eyes.find((eye) => parts.includes(eye)) ?? null,
    field: [...prescriptionFields, ...prismDirections].find((field) => parts.includes(field)) ?? "distance",
  };
}

/** A prescription as far as it is copied from the paper. It holds what was typed, as it was typed, and can be kept. */
export interface PrescriptionDraft {
  readonly texts: Readonly<Partial<Record<DraftCell, string>>>;
  readonly bases: Readonly<Partial<Record<PrismCell, PrismBase>>>;
  readonly distance: "single" | "each-eye";
  readonly prism: "none" | "prescribed";
  /** `asked`: the left eye has something else, which the right one's values would take the place of. */
  readonly bothEyes: "each" | "asked" | "same";
  /** Questions that were answered with yes, by their keys. */
  readonly confirmed: readonly string[];
  /** Where somebody has been, so that something may be said of it. */
  readonly left: readonly DraftCell[];
  /** What is being typed just now: nothing is said or made of it. */
  readonly typing: DraftCell | null;
}

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

export type DraftChange =
  /**
   * `type` is a hand in the cell; `settle` a whole value at once: chosen from a list, turned on the dial, filled in by the
   * browser, or the answer to a question.
   */
  | { readonly change: "type" | "settle"; readonly cell: DraftCell; readonly text: string }
  | { readonly change: "leave"; readonly cell: DraftCell }
  | { readonly change: "base"; readonly cell: PrismCell; readonly base: PrismBase | null }
  | { readonly change: "distance"; readonly distance: PrescriptionDraft["distance"] }
  | { readonly change: "prism"; readonly prism: PrescriptionDraft["prism"] }
  | { readonly change: "both-eyes"; readonly wanted: "each" | "same" }
  /** Yes, the left eye may lose what it has. */
  | { readonly change: "overwrite-left" }
  | { readonly change: "confirm"; readonly question: string }
  | { readonly change: "swap-eyes" }
  /** Everything that is missing or wrong is to be said, wherever somebody has been. */
  | { readonly change: "reveal" };

export const textIn = ({ texts }: PrescriptionDraft, cell: DraftCell): string => texts[cell] ?? "";

/** Whether a cell follows the right eye and cannot be typed into. */
export const isLocked = ({ bothEyes }: PrescriptionDraft, cell: DraftCell): boolean =>
  bothEyes === "same" && prescriptionFields.some((field) => cell === `left.${field}`);

/** A row of the paper, as it was typed. */
export const typedRow = (draft: PrescriptionDraft, eye: Eye): TypedRow => ({
  sphere: textIn(draft, `${eye}.sphere`),
  cylinder: textIn(draft, `${eye}.cylinder`),
  axis: textIn(draft, `${eye}.axis`),
  addition: textIn(draft, `${eye}.addition`),
});

/** What the left eye would lose if it had the same as the right one. */
export const overwrittenOnLeft = (draft: PrescriptionDraft) =>
  sameForBoth(typedRow(draft, "right"), typedRow(draft, "left")).overwritten;

/** The left eye's texts as the right eye has them; distances and prisms are always an eye's own. */
function withLeftLikeRight(draft: PrescriptionDraft): PrescriptionDraft {
  if (draft.bothEyes !== "same") return draft;
  const copied = prescriptionFields.map((field) => [`left.${field}`, textIn(draft, `right.${field}`)] as const);
  return { ...draft, texts: { ...draft.texts, ...Object.fromEntries(copied) } };
}

/** What was typed for one eye stands with the other. */
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

/** The draft after one change. Texts are only ever replaced by what somebody typed, chose or answered. */
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
      if (change.wanted === "each") return { ...draft, bothEyes: "each" };
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
