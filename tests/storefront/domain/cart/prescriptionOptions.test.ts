import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checksum } from "#domain/cart/hash.ts";
import {
  optionNameOf,
  prescriptionOptions,
  readPrescriptionOptions,
  shownPrescription,
} from "#domain/cart/prescriptionOptions.ts";
import { isMadeToPrescription } from "#domain/cart/customChoices.ts";
import { assessPrescription, type SentPrescription } from "#domain/prescription.ts";

const row = { sphere: "-1.25", cylinder: "-0.50", axis: "95", addition: "" };
const sent: SentPrescription = {
  rows: { right: row, left: { ...row, sphere: "-1.50", cylinder: "", axis: "" } },
  pupillaryDistance: { total: "62" },
  prisms: { right: "1.50 in, 0.50 up", left: "" },
  examined: "2026-10-01",
  lensType: "single-vision",
  lensSku: "DI-SZKLA-150",
  use: "near",
  source: "typed",
  photo: null,
};

test("writes each value as an option of its own, in a fixed order and without empty ones", () => {
  expect(prescriptionOptions(sent).map(({ optionId, optionValue }) => `${optionId}=${optionValue}`)).toEqual([
    "R_SPH=-1.25",
    "R_CYL=-0.50",
    "R_AX=95",
    "R_PRISM=1.50 in, 0.50 up",
    "L_SPH=-1.50",
    "PD=62",
    "examined=2026-10-01",
    "use=near",
    "lens_type=single-vision",
    "lens=DI-SZKLA-150",
  ]);
});

const typed = fc.constantFrom("", "-1.25", "+2,00", "95", "plano", "31.5");
const typedRow = fc.record({ sphere: typed, cylinder: typed, axis: typed, addition: typed });
const prescriptions = fc.record({
  rows: fc.record({ right: typedRow, left: typedRow }),
  pupillaryDistance: fc.oneof(
    fc.record({ total: fc.constantFrom("62", "64.5") }),
    fc.record({ right: typed, left: typed }),
  ),
  prisms: fc.record({ right: fc.constantFrom("", "2.00 out"), left: fc.constantFrom("", "0.50 down") }),
  examined: fc.constantFrom("", "2026-10-01"),
  lensType: fc.constantFrom("single-vision", "progressive"),
  lensSku: fc.constantFrom("DI-SZKLA-150", "DI-SZKLA-160"),
  use: fc.constantFrom("", "distance", "near"),
  source: fc.constantFrom("typed" as const, "later" as const),
  photo: fc.constant(null),
});

test("reads back what it has written, and different prescriptions have different checksums", () => {
  fc.assert(
    fc.property(prescriptions, prescriptions, (a, b) => {
      const [first, second] = [prescriptionOptions(a), prescriptionOptions(b)];
      expect(readPrescriptionOptions(first)).toEqual(a);
      const sumOf = (custom: typeof first) => checksum({ configurable: [], custom, bundle: [] });
      expect(sumOf(first) === sumOf(second)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test("keeps two prescriptions for one bundle apart, and takes the order of options as it is", () => {
  const bundle = [{ optionId: "1", optionQuantity: 1, optionSelections: [10] }];
  const sumOf = (change: Partial<SentPrescription>) =>
    checksum({ configurable: [], custom: prescriptionOptions({ ...sent, ...change }), bundle });
  expect(sumOf({})).not.toBe(sumOf({ examined: "" }));
  expect(sumOf({})).not.toBe(checksum({ configurable: [], custom: [], bundle }));
});

test("shows the values of both eyes, with prisms", () => {
  expect(shownPrescription(sent)).toMatchObject({
    eyes: {
      right: { sphere: -1.25, cylinder: -0.5, axis: 95, prism: { horizontal: { amount: 1.5, base: "in" } } },
      left: { sphere: -1.5, cylinder: 0, axis: null, prism: null },
    },
    pupillaryDistance: { total: 62, isHalved: true },
    examined: "2026-10-01",
  });
  expect(shownPrescription({ ...sent, rows: { right: row, left: { ...row, axis: "x" } } })).toBeNull();
});

test.each([
  [{ source: "later" as const }, true],
  [{ source: "photo" as const, photo: "f1" }, true],
  [{ prisms: { right: "strong", left: "" } }, false],
  [{ examined: "2026-13-40" }, false],
  [{ source: "later" as const, lensSku: "" }, false],
])("assesses a prescription with %j", (change, isOk) => {
  const empty = { sphere: "", cylinder: "", axis: "", addition: "" };
  const typedLater = "source" in change ? { rows: { right: empty, left: empty } } : {};
  expect(assessPrescription({ ...sent, ...typedLater, ...change }).ok).toBe(isOk);
});

test("takes a prism or an addition for a power, and nothing else without sphere and cylinder", () => {
  const plano = (addition: string) => ({ sphere: "plano", cylinder: "", axis: "", addition });
  const assess = (addition: string, change: Partial<SentPrescription>) =>
    assessPrescription({ ...sent, rows: { right: plano(addition), left: plano(addition) }, ...change });
  expect(assess("", {})).toMatchObject({
    ok: true,
    value: { needsOptician: true, values: { eyes: { right: { prism: { vertical: { amount: 0.5, base: "up" } } } } } },
  });
  const withoutPrism = { prisms: { right: " ", left: "" } };
  const noPower = { ok: false, error: [{ part: "prescription", problem: "no-power" }] };
  expect(assess("", withoutPrism)).toEqual(noPower);
  expect(assess("2.00", withoutPrism)).toEqual(noPower);
  expect(assess("2.00", { ...withoutPrism, lensType: "progressive" })).toMatchObject({ ok: true });
});

test("names the option of a refused part", () => {
  expect(["right.axis", "left.prism", "pupillaryDistance.total", "lensSku", "examined"].map(optionNameOf)).toEqual([
    "R_AX",
    "L_PRISM",
    "PD",
    "lens",
    "examined",
  ]);
});

test("tells lenses made to a prescription from contact lenses and frames alone", () => {
  expect(isMadeToPrescription(prescriptionOptions(sent))).toBe(true);
  expect(isMadeToPrescription([{ optionId: "force", optionValue: "-1.25" }])).toBe(false);
  expect(isMadeToPrescription([])).toBe(false);
});
