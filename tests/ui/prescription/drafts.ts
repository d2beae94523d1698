import * as fc from "fast-check";
import {
  changeDraft,
  draftCells,
  type DraftChange,
  emptyDraft,
  type PrescriptionDraft,
  type PrismCell,
} from "../../../ui/prescription/prescriptionDraft.ts";
import type { DraftContext } from "../../../ui/prescription/readDraft.ts";

/** The context of the test drafts. */
export const context: DraftContext = {
  type: "single-vision",
  today: "2026-11-20",
  dateOfBirth: null,
  previousPrescription: null,
};

/** Returns a draft after some changes, starting with an empty form. */
export const after = (changes: readonly DraftChange[], draft: PrescriptionDraft = emptyDraft) =>
  changes.reduce(changeDraft, draft);

/** Returns the changes of typing into cells and leaving them. */
export const typed = (texts: PrescriptionDraft["texts"]): readonly DraftChange[] =>
  draftCells.flatMap((cell) => {
    const text = texts[cell];
    return text === undefined ? [] : [{ change: "type", cell, text } as const, { change: "leave", cell } as const];
  });

const prismCells: readonly PrismCell[] = ["right.horizontal", "right.vertical", "left.horizontal", "left.vertical"];

/** Generates texts that a shopper, a paste or autofill can put into a cell. */
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("-2,25", "−2.25", "-225", "pl", "plano", "x90", "90", "0", "62", "31,5", ""),
  },
  fc.constantFrom("2,5", "-1,00", "+0.50", "1,50", "180°", "2026-01-10", "2027-01-01", "∞", "--1", "1e3", "NaN"),
  fc.stringMatching(/^[-+−]?\d{0,3}[.,]?\d{0,3}$/),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

/** Generates any change of a draft. */
export const anyChange: fc.Arbitrary<DraftChange> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      change: fc.constantFrom("type", "settle"),
      cell: fc.constantFrom(...draftCells),
      text,
    }),
  },
  { weight: 8, arbitrary: fc.record({ change: fc.constant("leave"), cell: fc.constantFrom(...draftCells) }) },
  fc.record({
    change: fc.constant("base"),
    cell: fc.constantFrom(...prismCells),
    base: fc.constantFrom("in", "out", "up", "down", null),
  }),
  fc.record({ change: fc.constant("distance"), distance: fc.constantFrom("single", "each-eye") }),
  fc.record({ change: fc.constant("prism"), prism: fc.constantFrom("none", "prescribed") }),
  fc.record({ change: fc.constant("both-eyes"), mode: fc.constantFrom("each", "same") }),
  fc.constant({ change: "overwrite-left" }),
  fc.constant({ change: "swap-eyes" }),
  fc.constant({ change: "reveal" }),
);
