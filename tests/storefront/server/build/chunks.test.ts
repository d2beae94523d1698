import { expect, test } from "vitest";
import { sharedChunks, sharedModules } from "#server/build/chunks.ts";

test("returns a chunk for each list of existing modules", () => {
  expect(sharedChunks().map(({ name }) => name)).toEqual(Object.keys(sharedModules));
});

test("throws for a missing module with its name and the chunk's", () => {
  const chunks = { goods: ["ui/index.ts", "ui/eyewear/moved.tsx"] };
  expect(() => sharedChunks(chunks)).toThrow('The chunk "goods" names modules that do not exist: ui/eyewear/moved.tsx');
});

test("lists every module once", () => {
  const all = Object.values(sharedModules).flat();
  expect(all.filter((module, index) => all.indexOf(module) !== index)).toEqual([]);
});

test("matches the listed modules only", () => {
  const [goods] = sharedChunks({ goods: ["ui/index.ts"] });
  expect(goods?.test(`${process.cwd()}/ui/index.ts`)).toBe(true);
  expect(goods?.test(`${process.cwd()}/ui/other.ts`)).toBe(false);
});
