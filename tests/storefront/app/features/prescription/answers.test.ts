import { emptyDraft } from "@dioptra/ui";
import { expect, test, vi } from "vitest";
import {
  type Answers,
  answeredSteps,
  noAnswers,
  storable,
  typedPrescription,
} from "#app/features/prescription/answers.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";

vi.mock("@dioptra/ui", () => import("../../support/pureUi.ts"));

const today = "2026-11-20";

const lenses: OfferedLenses = {
  sku: "DI-SZKLA-150",
  name: "Plain",
  price: { minor: 149_00, currency: "PLN" },
  supply: { type: "single-vision", index: 1.5, powers: { from: -6, to: 4 }, blank: 70, coatings: [] },
};

const typed: Answers = {
  ...noAnswers,
  use: "distance",
  hasConsent: true,
  draft: {
    ...emptyDraft,
    texts: { "right.sphere": "-2,75", "left.sphere": "-2,50", "distance.total": "63" },
    left: ["right.sphere", "left.sphere", "distance.total"],
  },
};

test("accepts a complete prescription without open questions", () => {
  expect(typedPrescription(typed, today)?.eyes.right.sphere).toBe(-2.75);
  expect(answeredSteps(typed, lenses, today)).toEqual({ use: true, prescription: true, lens: true });
});

test.each([
  ["nothing is chosen", noAnswers],
  ["the shopper has not consented", { ...typed, hasConsent: false }],
  ["a value is missing", { ...typed, draft: { ...typed.draft, texts: { "right.sphere": "-2,75" } } }],
  [
    "a question is open",
    { ...typed, draft: { ...typed.draft, texts: { ...typed.draft.texts, "left.sphere": "+2,50" } } },
  ],
  ["progressive lenses have no addition", { ...typed, use: "progressive" as const }],
  ["the photo has not been sent", { ...typed, source: "photo" as const }],
])("leaves the prescription open while %s", (_, answers: Answers) => {
  expect(answeredSteps(answers, null, today)).toMatchObject({ prescription: false, lens: false });
});

test("lets the prescription be sent later, with consent", () => {
  const later: Answers = { ...noAnswers, use: "distance", source: "later", hasConsent: true };
  expect(answeredSteps(later, null, today).prescription).toBe(true);
});

test("stores nothing of a prescription without consent", () => {
  expect(storable(typed)).toBe(typed);
  expect(storable({ ...typed, hasConsent: false })).toEqual({ ...noAnswers, use: "distance" });
});
