import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  changeDraft,
  draftCells,
  emptyDraft,
  isLocked,
  overwrittenOnLeft,
  partsOf,
  textIn,
} from "../../../ui/prescription/prescriptionDraft.ts";
import { after, anyChange, typed } from "./drafts.ts";

test("keeps typed texts unchanged by all other changes", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      let draft = emptyDraft;
      for (const change of changes) {
        const next = changeDraft(draft, change);
        if (change.change === "type" || change.change === "settle") {
          const isEditable = !isLocked(draft, change.cell);
          expect(textIn(next, change.cell)).toBe(isEditable ? change.text : textIn(draft, change.cell));
        }
        // Only these changes affect texts of other cells.
        const changesTexts = new Set(["type", "settle", "both-eyes", "overwrite-left", "swap-eyes"]);
        if (!changesTexts.has(change.change)) expect(next.texts).toEqual(draft.texts);
        draft = next;
      }
    }),
  );
});

test("never overwrites the left eye without a confirmation", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 20 }), (changes) => {
      const draft = after(changes);
      if (draft.bothEyes === "same") return;
      const next = changeDraft(draft, { change: "both-eyes", mode: "same" });
      expect(next.bothEyes).toBe(overwrittenOnLeft(draft).length > 0 ? "asked" : "same");
      if (next.bothEyes === "asked") expect(next.texts).toEqual(draft.texts);
    }),
  );
});

test("copies the right eye to the left one, locks it, and keeps its distance", () => {
  const draft = after([
    ...typed({ "right.sphere": "-2,00", "distance.left": "32" }),
    { change: "both-eyes", mode: "same" },
    ...typed({ "right.cylinder": "-0,50", "right.axis": "90", "left.sphere": "-9", "distance.right": "31" }),
  ]);
  expect(draft.texts).toMatchObject({
    "left.sphere": "-2,00",
    "left.cylinder": "-0,50",
    "left.axis": "90",
    "distance.left": "32",
    "distance.right": "31",
  });
  const alone = after([{ change: "both-eyes", mode: "each" }, ...typed({ "left.axis": "85" })], draft);
  expect(textIn(alone, "left.axis")).toBe("85");
  expect(textIn(alone, "left.sphere")).toBe("-2,00");
});

test("swaps all powers of both eyes", () => {
  const draft = after([
    ...typed({ "right.sphere": "-1", "right.axis": "5", "left.sphere": "-3" }),
    { change: "swap-eyes" },
  ]);
  expect(draft.texts).toMatchObject({ "right.sphere": "-3", "right.axis": "", "left.sphere": "-1", "left.axis": "5" });
});

test("partsOf returns the eye and field of every cell", () => {
  expect(draftCells.map((cell) => Object.values(partsOf(cell)).join(" ").trim())).toEqual([
    "right sphere",
    "right cylinder",
    "right axis",
    "right addition",
    "left sphere",
    "left cylinder",
    "left axis",
    "left addition",
    "distance",
    "right distance",
    "left distance",
    "right horizontal",
    "right vertical",
    "left horizontal",
    "left vertical",
    "examined",
  ]);
});
