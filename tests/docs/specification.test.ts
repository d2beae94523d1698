import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rulesWithVectors } from "../vectors/vectors.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const pages = globSync("docs/specification/*.md", { cwd: root });
const documents = ["docs/specification.md", "docs/decisions/product.md", ...pages];

interface Link {
  readonly page: string;
  readonly label: string;
  /** Path from the repository's root. */
  readonly path: string;
  readonly anchor: string;
}

const linksOf = (page: string): Link[] =>
  Array.from(read(page).matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g), ([, label = "", target = ""]) => {
    const [path = "", anchor = ""] = target.split("#");
    return { page, label, path: path === "" ? page : join(dirname(page), decodeURIComponent(path)), anchor };
  });

/** Returns the anchors of a page: explicit ones, and the slugs that GitHub creates for headings. */
const anchorsOf = (path: string): ReadonlySet<string> => {
  const text = read(path);
  const ids = Array.from(text.matchAll(/<a id="([^"]+)">/g), ([, id = ""]) => id);
  const slugs = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([...ids, ...slugs]);
};

const anchors = new Map(documents.map((path) => [path, anchorsOf(path)]));
const links = documents.flatMap(linksOf);

interface Sentence {
  readonly page: string;
  readonly id: string;
  readonly text: string;
}

const sentences = pages.flatMap((page): Sentence[] =>
  Array.from(read(page).matchAll(/^- (.*)$/gm), ([, text = ""]) => {
    const [, anchor = "", id = ""] = /^<a id="([^"]+)"><\/a>\*\*([A-Z]+-\d+)\*\* /.exec(text) ?? [];
    return { page, id: anchor === id.toLowerCase() ? id : "", text };
  }),
);

const isPlanned = ({ text }: Sentence) => text.includes("** *Planned.* ");

test("every sentence has a unique id", () => {
  expect(sentences.length).toBeGreaterThan(500);
  expect(sentences.filter(({ id }) => id === "")).toEqual([]);
  const ids = sentences.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("the ids of a page share a prefix, which the index lists", () => {
  for (const page of pages) {
    const prefixes = new Set(sentences.filter((each) => each.page === page).map(({ id }) => id.split("-")[0]));
    const path = page.replace("docs/", "");
    expect(read("docs/specification.md"), page).toContain(`(${path}) | \`${[...prefixes].join()}\` |`);
  }
});

test("implemented sentences link to code and tests, planned ones do not", () => {
  const namesBoth = ({ text }: Sentence) => /<br>Code: \[.+\)\. Tests: \[.+\)\.$/.test(text);
  expect(sentences.filter((each) => namesBoth(each) === isPlanned(each)).map(({ id }) => id)).toEqual([]);
});

test("every link leads to an existing file and anchor", () => {
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
  const toAnchors = links.filter(({ anchor, path }) => anchor !== "" && path.endsWith(".md"));
  expect(toAnchors.filter(({ anchor, path }) => !(anchors.get(path) ?? anchorsOf(path)).has(anchor))).toEqual([]);
});

test("links to files are labelled with the file's own name", () => {
  const toFiles = links.filter(({ path, label }) => /\.[a-z]+$/.test(label) && !path.endsWith(".md"));
  expect(toFiles.filter(({ path, label }) => !`/${path}`.endsWith(`/${label.replaceAll("`", "")}`))).toEqual([]);
});

test("every rule that links to test vectors has some", () => {
  const named = links.filter(({ path, label }) => path === "tests/vectors/vectors.json" && !label.includes("/"));
  expect(
    named.map(({ label }) => label.replaceAll("`", "")).filter((rule) => !rulesWithVectors.includes(rule)),
  ).toEqual([]);
});

const sources = [
  ...["storefront", "ui", "tokens", "stories", "tests"].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,md,mdx}`, { cwd: root, exclude: (path) => path === "node_modules" }),
  ),
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "README.md",
].map((path) => ({ path, text: read(path) }));

const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) => Array.from(text.matchAll(pattern), ([citation]) => ({ path, citation })));

test("every citation in code leads to an existing sentence, rule or decision", () => {
  const citations = found(/docs\/(?:specification(?:\/[\w-]+)?|decisions\/product)\.md(?:#[\w-]+)?/g);
  expect(citations.length).toBeGreaterThan(300);
  const broken = citations.filter(({ citation }) => {
    const [path = "", anchor] = citation.split("#");
    return !existsSync(join(root, path)) || (anchor !== undefined && !anchors.get(path)?.has(anchor));
  });
  expect(broken).toEqual([]);
});

test("no document is cited without a path", () => {
  const unreachable =
    /(?<!\[)\b(?:specification, (?:section)|decisions? \d|domain (?:reference)|storefront (?:behaviour))/gi;
  expect(found(unreachable)).toEqual([]);
});
