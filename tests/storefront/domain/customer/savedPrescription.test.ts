import { expect, test } from "vitest";
import { checkToSave } from "#domain/customer/savedPrescription.ts";

const check = (values: Readonly<Record<string, string>>) =>
  checkToSave(Object.entries({ PD: "62", ...values }).map(([optionId, optionValue]) => ({ optionId, optionValue })));
const plano = { R_SPH: "plano", L_SPH: "0.00" };
const noPower = { ok: false, error: [{ part: "prescription", problem: "no-power" }] };

test.each([
  ["powers", { R_SPH: "-1.25", L_SPH: "-1.50" }],
  ["powers with an addition for one eye", { R_SPH: "-1.25", L_SPH: "-1.50", R_ADD: "2.00" }],
  ["additions alone, which progressive lenses use", { ...plano, R_ADD: "2.00", L_ADD: "2.00" }],
  ["a prism alone", { ...plano, R_PRISM: "1.50 in" }],
])("keeps %s", (_what, values) => {
  const checked = check(values);
  expect(
    checked.ok && Object.fromEntries(checked.value.map(({ optionId, optionValue }) => [optionId, optionValue])),
  ).toMatchObject(values);
});

test.each([
  ["no power at all", plano],
  ["an addition alone for one eye, which no lenses use", { ...plano, R_ADD: "2.00" }],
])("refuses %s", (_what, values) => {
  expect(check(values)).toEqual(noPower);
});

test("refuses an addition that is no figure by its field", () => {
  expect(check({ ...plano, R_ADD: "x", L_ADD: "2.00" })).toMatchObject({
    ok: false,
    error: [{ part: "right.addition" }],
  });
});
