import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
const documents = globSync(["*.md", "{docs,storefront,stories,tests,tokens,ui,.github}/**/*.{md,mdx,yml}"], {
  cwd: root,
  exclude: (path) => path === "node_modules" || path === "CHANGELOG.md",
});

test("every npm command in a document exists", () => {
  const named = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g), ([, run, short]) => ({
      document,
      name: run ?? short ?? "",
    })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("the README lists every command", () => {
  const readme = read("README.md");
  const isListed = (name: string) => new RegExp(`\\bnpm (run )?${name}(?![\\w:-])`).test(readme);
  expect(Object.keys(scripts).filter((name) => !isListed(name))).toEqual([]);
});

test("every command runs a file that exists", () => {
  const files = Object.values(scripts).flatMap((script) => script.match(/\b[\w/.]+\.(?:ts|mjs)\b/g) ?? []);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
