import {
  type Eye,
  horizontalBases,
  inducedPrism,
  type Prism,
  prismComponents,
  readPrism,
  resultantPrism,
  verticalBases,
} from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";
import { quarters } from "./eyes.ts";

const eyes = { R: "right", L: "left" } as const satisfies Record<string, Eye>;

const parts = z.strictObject({
  eye: z.enum(["R", "L"]),
  h: z.optional(z.strictObject({ value: z.number(), base: z.enum(horizontalBases) })),
  v: z.optional(z.strictObject({ value: z.number(), base: z.enum(verticalBases) })),
});

test.each(vectors("rx.prism.resultant", parts, z.strictObject({ prism: z.number(), base: z.number() })))(
  "rx.prism.resultant: $name",
  ({ input: { eye, h, v }, expected }) => {
    const prism: Prism = {
      horizontal: h ? { amount: h.value, base: h.base } : null,
      vertical: v ? { amount: v.value, base: v.base } : null,
    };
    expect(resultantPrism(eyes[eye], prism)).toEqual({ amount: expected.prism, base: expected.base });
  },
);

test.each(vectors("rx.prism.prentice", z.strictObject({ mm: z.number(), F: z.number() }), z.number()))(
  "rx.prism.prentice: $name",
  ({ input, expected }) => {
    expect(inducedPrism(input.mm, input.F)).toBe(expected);
  },
);

test("converts no prism to zero and back", () => {
  expect(resultantPrism("right", { horizontal: null, vertical: null })).toEqual({ amount: 0, base: 0 });
  expect(prismComponents("left", { amount: 0, base: 0 })).toEqual({ horizontal: null, vertical: null });
});

test("resolves a resultant prism into its components, within the rounding of whole degrees", () => {
  const part = <Base extends string>(...bases: readonly [Base, ...Base[]]) =>
    fc.option(fc.record({ amount: quarters(0.25, 10), base: fc.constantFrom(...bases) }));
  const prism = fc.record({ horizontal: part(...horizontalBases), vertical: part(...verticalBases) });
  const signed = ({ horizontal, vertical }: Prism) => [
    (horizontal?.amount ?? 0) * (horizontal?.base === "out" ? -1 : 1),
    (vertical?.amount ?? 0) * (vertical?.base === "down" ? -1 : 1),
  ];
  fc.assert(
    fc.property(fc.constantFrom<Eye>("right", "left"), prism, (eye, components) => {
      const resultant = resultantPrism(eye, components);
      expect(resultant.base >= 0 && resultant.base < 360).toBe(true);
      const back = signed(prismComponents(eye, resultant));
      const tolerance = resultant.amount * Math.sin(Math.PI / 360) + 0.01;
      for (const [index, amount] of signed(components).entries()) {
        expect(Math.abs((back[index] ?? 0) - amount)).toBeLessThan(tolerance);
      }
    }),
  );
});

test.each([
  ["", null, { ok: true, value: null }],
  ["1,5", "in", { ok: true, value: { amount: 1.5, base: "in" } }],
  ["2 pdpt", "up", { ok: true, value: { amount: 2, base: "up" } }],
  ["1.5", null, { ok: false, problems: { base: { reason: "required" } } }],
  ["", "out", { ok: false, problems: { amount: { reason: "required" } } }],
  ["0", "in", { ok: false, problems: { amount: { reason: "outside", from: 0.25, to: 10 } } }],
  ["1.1", "in", { ok: false, problems: { amount: { reason: "between-steps", step: 0.25, nearest: [1, 1.25] } } }],
  ["?", null, { ok: false, problems: { amount: { reason: "not-a-figure" }, base: { reason: "required" } } }],
])("parses a prism of %j with base %s", (typed, base, expected) => {
  expect(readPrism(typed, base)).toEqual(expected);
});
