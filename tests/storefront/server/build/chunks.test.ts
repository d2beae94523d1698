import { expect, test } from "vitest";
import { sharedChunks, sharedModules } from "#server/build/chunks.ts";

test("every module that a shared file begins with exists", () => {
  expect(sharedChunks().map(({ name }) => name)).toEqual(Object.keys(sharedModules));
});

test("a module that has moved fails the build, with its name and the file's", () => {
  const named = { goods: ["ui/index.ts", "ui/eyewear/moved.tsx"] };
  expect(() => sharedChunks(named)).toThrow('The chunk "goods" names modules that do not exist: ui/eyewear/moved.tsx');
});

test("a module is named once", () => {
  const all = Object.values(sharedModules).flat();
  expect(all.filter((module, index) => all.indexOf(module) !== index)).toEqual([]);
});

test("a shared file takes the modules that it names and no others", () => {
  const [goods] = sharedChunks({ goods: ["ui/index.ts"] });
  expect(goods?.test(`${process.cwd()}/ui/index.ts`)).toBe(true);
  expect(goods?.test(`${process.cwd()}/ui/other.ts`)).toBe(false);
});
