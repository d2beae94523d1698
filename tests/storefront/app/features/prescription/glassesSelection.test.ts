import { emptyDraft } from "@dioptra/ui";
import { expect, test, vi } from "vitest";
import { type Answers, noAnswers, typedPrescription } from "#app/features/prescription/answers.ts";
import type { ConfiguredFrame } from "#app/features/prescription/glasses.ts";
import { glassesSelection } from "#app/features/prescription/glassesSelection.ts";
import { readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import type { OfferedLenses } from "#domain/configurator/offeredLenses.ts";
import { assessPrescription } from "#domain/prescription.ts";

vi.mock("@dioptra/ui", () => import("../../support/pureUi.ts"));

const pln = (minor: number) => ({ minor, currency: "PLN" }) as const;

const lenses: OfferedLenses = {
  sku: "DI-SZKLA-160",
  name: "Szkła Cienkie 1,6",
  price: pln(299_00),
  supply: { type: "single-vision", index: 1.6, powers: { from: -8, to: 6 }, blank: 75, coatings: [] },
};
const glasses = {
  product: { price: { current: pln(279_00), reduction: { lowestOf30Days: pln(299_00) } } },
  variant: null,
} as unknown as ConfiguredFrame;

const typed: Answers = {
  ...noAnswers,
  use: "distance",
  hasConsent: true,
  draft: {
    ...emptyDraft,
    texts: {
      "right.sphere": "-2,75",
      "right.cylinder": "-0,50",
      "right.axis": "170",
      "left.sphere": "-2,50",
      "distance.right": "31,5",
      "distance.left": "32",
      "right.horizontal": "1,5",
    },
    bases: { "right.horizontal": "in" },
    distance: "each-eye",
    prism: "prescribed",
  },
};

const select = (answers: Answers) =>
  glassesSelection({
    glasses,
    answers,
    prescription: answers.source === "typed" ? typedPrescription(answers, "2026-11-20") : null,
    use: "distance",
    lenses,
    label: "Szkła",
  });

test("sends the values as they were typed, and lenses that the platform accepts", () => {
  const { custom = [] } = select(typed);
  expect(Object.fromEntries(custom.map(({ optionId, optionValue }) => [optionId, optionValue]))).toEqual({
    R_SPH: "-2,75",
    R_CYL: "-0,50",
    R_AX: "170",
    R_PRISM: "1.50 in",
    L_SPH: "-2,50",
    R_PD: "31,5",
    L_PD: "32",
    use: "distance",
    lens_type: "single-vision",
    lens: "DI-SZKLA-160",
  });
  const sent = readPrescriptionOptions(custom);
  expect(sent && assessPrescription(sent)).toMatchObject({ ok: true, value: { lensSku: "DI-SZKLA-160" } });
});

test("charges frame and lenses together, without the reduction of the frame alone", () => {
  expect(select(typed)).toMatchObject({
    price: { current: pln(578_00), reduction: null },
    options: [{ label: "Szkła", value: "Szkła Cienkie 1,6" }],
  });
});

test("sends no value of a prescription that follows later, and the order waits for an optician", () => {
  const { custom = [] } = select({ ...typed, source: "later" });
  expect(custom.map(({ optionId }) => optionId)).toEqual(["use", "lens_type", "lens", "prescription"]);
  const sent = readPrescriptionOptions(custom);
  expect(sent && assessPrescription(sent)).toMatchObject({ ok: true, value: { needsOptician: true } });
});
