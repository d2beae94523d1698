import { type BundleOption, bundleTotal, checkBundle } from "@dioptra/ui/rules";
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
])("%j costs %d", (choice, total) => {
  expect(bundleTotal(options, choice)).toBe(total);
});

test.each([
  [{}, "required"],
  [{ a: ["unknown"] }, "required"],
  [{ a: ["x", "y"] }, "too-many"],
])("%j is refused as %s", (choice, problem) => {
  expect(checkBundle(options, choice)).toEqual({ ok: false, errors: { a: problem } });
});

test("what is no product of the set is not taken along", () => {
  expect(checkBundle(options, { a: ["x"], b: ["z", "q"] })).toEqual({ ok: true, value: { a: ["x"], b: ["z"] } });
});
