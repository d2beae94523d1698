import {
  type BundleOption,
  bundleTotal,
  checkBundle,
  checkGroup,
  type GroupMember,
  type GroupQuantities,
  groupTotal,
} from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const options: readonly BundleOption[] = [
  {
    id: "a",
    choice: "one",
    need: "required",
    products: [
      { id: "x", price: 100, quantity: 2 },
      { id: "y", price: 300, quantity: 0 },
    ],
  },
  { id: "b", choice: "several", need: "optional", products: [{ id: "z", price: 50, quantity: 1 }] },
];

test.each([
  [{}, 0],
  [{ a: ["x"] }, 200],
  [{ a: ["y"], b: ["z"] }, 350],
  [{ a: ["unknown"] }, 0],
])("bundleTotal of %j is %d", (choice, total) => {
  expect(bundleTotal(options, choice)).toBe(total);
});

test.each([
  [{}, "required"],
  [{ a: ["unknown"] }, "required"],
  [{ a: ["x", "y"] }, "too-many"],
])("checkBundle refuses %j as %s", (choice, problem) => {
  expect(checkBundle(options, choice)).toEqual({ ok: false, errors: { a: problem } });
});

test("checkBundle leaves out unknown products", () => {
  expect(checkBundle(options, { a: ["x"], b: ["z", "q"] })).toEqual({ ok: true, value: { a: ["x"], b: ["z"] } });
});

const members: readonly GroupMember[] = [
  { id: "fluid", price: 3499, available: 5 },
  { id: "case", price: 900, available: 2 },
  { id: "drops", price: 2450, available: 0 },
  { id: "sample", price: 0, available: 9 },
];

test.each<[GroupQuantities, number]>([
  [{}, 0],
  [{ fluid: 0 }, 0],
  [{ fluid: 1 }, 3499],
  [{ fluid: 2, case: 1 }, 7898],
  [{ drops: 3 }, 0],
  [{ fluid: -2, case: 1 }, 900],
  [{ fluid: 1.5 }, 0],
  [{ fluid: Number.NaN }, 0],
  [{ unknown: 4 }, 0],
  [{ sample: 3 }, 0],
])("groupTotal of %j is %d", (quantities, total) => {
  expect(groupTotal(members, quantities)).toBe(total);
});

test.each<[GroupQuantities, unknown]>([
  [{}, { reason: "nothing-taken" }],
  [{ fluid: 0, drops: 3 }, { reason: "nothing-taken" }],
  [
    { fluid: 6, case: 3, sample: 1 },
    { reason: "too-many", ids: ["fluid", "case"] },
  ],
])("checkGroup refuses %j: %j", (quantities, error) => {
  expect(checkGroup(members, quantities)).toEqual({ ok: false, error });
});

test("checkGroup keeps the order of the group and includes free products", () => {
  expect(checkGroup(members, { sample: 1, fluid: 2, case: 0 })).toEqual({
    ok: true,
    value: [
      { id: "fluid", quantity: 2 },
      { id: "sample", quantity: 1 },
    ],
  });
});

test("checkGroup returns unique lines within the stock, whose sum is the total, for any quantities", () => {
  const group = fc.uniqueArray(
    fc.record({ id: fc.string({ maxLength: 4 }), price: fc.nat(1_000_000), available: fc.nat(20) }),
    { selector: ({ id }) => id },
  );
  const quantities = fc.dictionary(
    fc.string({ maxLength: 4 }),
    fc.oneof(fc.integer({ min: -5, max: 25 }), fc.double()),
  );
  fc.assert(
    fc.property(group, quantities, fc.nat(25), (products, others, same) => {
      const chosen = { ...others, ...Object.fromEntries(products.slice(0, 3).map(({ id }) => [id, same])) };
      const checked = checkGroup(products, chosen);
      if (!checked.ok) return;
      const byId = new Map(products.map((member) => [member.id, member]));
      expect(new Set(checked.value.map(({ id }) => id)).size).toBe(checked.value.length);
      for (const { id, quantity } of checked.value) {
        expect(Number.isSafeInteger(quantity) && quantity > 0 && quantity <= (byId.get(id)?.available ?? 0)).toBe(true);
      }
      const sum = checked.value.reduce((all, { id, quantity }) => all + (byId.get(id)?.price ?? 0) * quantity, 0);
      expect(groupTotal(products, chosen)).toBe(sum);
    }),
  );
});
