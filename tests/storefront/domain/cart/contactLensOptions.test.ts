import * as fc from "fast-check";
import { expect, test } from "vitest";
import { unstatedValues } from "#domain/cart/cart.ts";
import { contactLensLines, contactLensOptions, readContactLensOptions } from "#domain/cart/contactLensOptions.ts";

test("writes a line for each eye that wears a lens, with its own number of boxes", () => {
  const order = {
    right: { lens: { power: 2, baseCurve: 8.6, diameter: 14.2 }, boxes: 2 },
    left: { lens: { power: -2.25, cylinder: -0.75, axis: 90 }, boxes: 1 },
    dominant: "right",
  } as const;
  expect(
    contactLensLines(order).map(({ custom, quantity }) => [
      quantity,
      custom.map(({ optionId, optionValue }) => `${optionId}=${optionValue}`).join(" "),
    ]),
  ).toEqual([
    [2, "eye=right force=+2.00 BC=8.6 DIA=14.2 dominant_eye=right"],
    [1, "eye=left force=-2.25 CYL=-0.75 AX=90 dominant_eye=right"],
  ]);
  expect(contactLensLines({ ...order, right: null })).toHaveLength(1);
});

const eye = fc.constantFrom(null, "right" as const, "left" as const);
const quarter = fc.integer({ min: -48, max: 32 }).map((steps) => steps / 4);
const lens = fc.record(
  {
    power: quarter,
    axis: fc.constantFrom(10, 90, 180),
    addition: fc.constantFrom("low", "high", 1.5),
    baseCurve: fc.constantFrom(8.4, 8.6),
    color: fc.constantFrom("grey", "hazel"),
  },
  { requiredKeys: ["power"] },
);

test("reads back what it has written", () => {
  fc.assert(
    fc.property(eye, eye, lens, (worn, dominant, chosen) => {
      const line = { eye: worn, lens: chosen, dominant };
      expect(readContactLensOptions(contactLensOptions(line))).toEqual(line);
    }),
  );
});

test("finds no contact lenses among other options", () => {
  expect(readContactLensOptions([{ optionId: "12", optionValue: "Ala" }])).toBeNull();
});

test("the values of contact lenses are shown once: in the words of the line, or else from its options", () => {
  const custom = contactLensOptions({ eye: "right", lens: { power: -2 }, dominant: null });
  const productOption = { configurable: [], custom, bundle: [] };
  const options = [{ label: "Prawe oko", value: "Moc −2,00" }];
  expect(unstatedValues({ options, productOption })).toEqual([]);
  expect(unstatedValues({ options: [], productOption })).toEqual(custom);
});
