import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { typedPrescription } from "#app/features/prescription/answers.ts";
import { lineAnswers } from "#app/features/prescription/lineAnswers.ts";
import { prescriptionOptions, readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import type { SentPrescription } from "#domain/prescription.ts";
import { readPrismText } from "#domain/prismText.ts";

vi.mock("@dioptra/ui", () => import("../../support/pureUi.ts"));

const today = "2026-11-20";
const sent: SentPrescription = {
  rows: {
    right: { sphere: "-2,75", cylinder: "-0,50", axis: "170", addition: "" },
    left: { sphere: "+2.50", cylinder: "", axis: "", addition: "" },
  },
  pupillaryDistance: { total: "63" },
  prisms: { right: "1.50 in, 0.50 up", left: "" },
  examined: "2026-10-01",
  use: "near",
  lensType: "single-vision",
  lensSku: "DI-SZKLA-160",
  source: "typed",
  photo: null,
};

const answersOf = (prescription: SentPrescription) =>
  lineAnswers({ productOption: { configurable: [], custom: prescriptionOptions(prescription), bundle: [] } }, today);

test("begins a change with everything that was typed, without asking about it again", () => {
  const answers = answersOf(sent);
  expect(answers).toMatchObject({ use: "near", source: "typed", hasConsent: true });
  // The signs of the spheres differ, which the form asks about once.
  expect(answers && typedPrescription(answers, today)).toMatchObject({
    eyes: { right: { sphere: -2.75, axis: 170, prism: readPrismText(sent.prisms.right) }, left: { sphere: 2.5 } },
    pupillaryDistance: { total: 63 },
    examined: "2026-10-01",
  });
});

test.each([
  ["", "single-vision", "distance"],
  ["", "office", "screen"],
  ["", "progressive", "progressive"],
  ["near", "single-vision", "near"],
])("reads the use %j of %s lenses as %s", (use, lensType, expected) => {
  expect(answersOf({ ...sent, use, lensType })?.use).toBe(expected);
});

test("keeps that the prescription is sent later, and knows no answers of other lines", () => {
  expect(answersOf({ ...sent, source: "later" })).toMatchObject({ source: "later", hasConsent: true });
  expect(lineAnswers({ productOption: { configurable: [], custom: [], bundle: [] } }, today)).toBeNull();
});

test("changes no typed text", () => {
  const text = fc.constantFrom("", "-1.25", "+2,50", "plano", " 0.75");
  const row = fc.record({ sphere: text, cylinder: text, axis: fc.constantFrom("", "90"), addition: text });
  fc.assert(
    fc.property(row, row, (right, left) => {
      const typed = { ...sent, rows: { right, left } };
      const read = readPrescriptionOptions(prescriptionOptions(typed));
      const texts = answersOf(typed)?.draft.texts ?? {};
      expect(read?.rows.right).toEqual({
        sphere: texts["right.sphere"],
        cylinder: texts["right.cylinder"],
        axis: texts["right.axis"],
        addition: texts["right.addition"],
      });
    }),
  );
});
