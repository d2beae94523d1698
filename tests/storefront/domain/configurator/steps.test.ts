import { expect, test } from "vitest";
import { firstOpenStep, shownStep, stepBefore, stepNamed } from "#domain/configurator/steps.ts";

const nothing = { use: false, prescription: false, lens: false };
const all = { use: true, prescription: true, lens: true };

test.each([
  ["the first step for an address without one", null, all, "use"],
  ["the requested step once the steps before it are answered", "lens", { ...all, lens: false }, "lens"],
  ["an answered step again", "prescription", all, "prescription"],
  ["the first open step instead of one that comes too early", "summary", { ...nothing, use: true }, "prescription"],
  ["the summary when everything is answered", "summary", all, "summary"],
] as const)("shows %s", (_, requested, answered, shown) => {
  expect(shownStep(requested, answered)).toBe(shown);
});

test("opens the steps in order", () => {
  expect(firstOpenStep(nothing)).toBe("use");
  expect(firstOpenStep({ ...nothing, use: true, lens: true })).toBe("prescription");
  expect(firstOpenStep(all)).toBe("summary");
});

test("goes back one step at a time", () => {
  expect(stepBefore("summary")).toBe("lens");
  expect(stepBefore("use")).toBeNull();
});

test("ignores a step that does not exist", () => {
  expect(stepNamed("lens")).toBe("lens");
  expect(stepNamed("payment")).toBeNull();
  expect(stepNamed(["lens"])).toBeNull();
});
