import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { modulesOf, readSource } from "./moduleGraph.ts";

const folder = mkdtempSync(path.join(tmpdir(), "dioptra-modules-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let workspaces = 0;

/** Writes files into a new folder and returns the path of a file in it. */
function write(files: Readonly<Record<string, string>>): (name: string) => string {
  const root = path.join(folder, String(workspaces++));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return (name) => path.relative("", path.join(root, name));
}

/** Returns the names of the files that the module `story.tsx` consists of. */
function filesOf(files: Readonly<Record<string, string>>): readonly string[] {
  const at = write(files);
  return Array.from(modulesOf(at("story.tsx")).files, (file) => path.relative(at("."), file)).toSorted();
}

const parts = {
  "index.ts": 'export { A, type AProps } from "./A.tsx";\nexport { B as C } from "./B.tsx";\n',
  "A.tsx": "export interface AProps { a: string }\nexport const A = 1;",
  "B.tsx": 'import "./B.css";\nexport const B = 2;',
  "B.css": '@import "./base.css";',
  "base.css": "",
};

describe("a module consists of", () => {
  test("the origins of the names that it imports, not of all that their index exports", () => {
    expect(filesOf({ ...parts, "story.tsx": 'import { A } from "./index.ts"; A;' })).toEqual(["A.tsx", "story.tsx"]);
    expect(filesOf({ ...parts, "story.tsx": 'import { C } from "./index.ts"; C;' })).toEqual([
      "B.css",
      "B.tsx",
      "base.css",
      "story.tsx",
    ]);
  });

  test("everything that an index exports, if all of it is imported", () => {
    expect(filesOf({ ...parts, "story.tsx": 'import * as all from "./index.ts"; all;' })).toEqual([
      "A.tsx",
      "B.css",
      "B.tsx",
      "base.css",
      "index.ts",
      "story.tsx",
    ]);
  });

  test("what it loads later, and no types", () => {
    const story = 'import type { AProps } from "./A.tsx";\nexport const load = (p: AProps) => import("./B.tsx");';
    expect(filesOf({ ...parts, "story.tsx": story })).toEqual(["B.css", "B.tsx", "base.css", "story.tsx"]);
  });

  test("files that it names in a pattern or a URL", () => {
    const story =
      'import.meta.glob<string>("./texts/*.json"); new Worker(new URL("worker.ts", import.meta.url)); export {};';
    expect(filesOf({ "texts/a.json": "{}", "worker.ts": "export {}", "story.tsx": story })).toEqual([
      "story.tsx",
      "texts/a.json",
      "worker.ts",
    ]);
  });
});

test("comments, types and formatting do not change a module's digest, but its code does", () => {
  const at = write({
    "a.ts": "export const length = (text: string) => text.length;",
    "same.ts":
      "/** Returns the length. */\nexport const length = (\n  text: string | never[],\n) => text.length; // ok",
    "other.ts": "export const length = (text: string) => text.length + 1;",
  });
  expect(readSource(at("same.ts")).digest).toBe(readSource(at("a.ts")).digest);
  expect(readSource(at("other.ts")).digest).not.toBe(readSource(at("a.ts")).digest);
});
