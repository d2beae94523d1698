import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/store.ts";
import { looseUnits } from "../../support/looseUnits.ts";
import { foreign } from "../../ui/messages/glossary.ts";

const folder = fileURLToPath(new URL("../../../storefront/demo/", import.meta.url));
const read = (file: string) => readFileSync(folder + file, "utf8");
const textsIn = (language: string): Readonly<Record<string, string>> => JSON.parse(read(`texts/${language}.json`));

const ids = Object.keys(textsIn("pl"));

/** All string literals in the demo modules that may be an id or the beginning of one. */
const literals = new Set(
  globSync("**/*.ts", { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/"([\w.-]+)"/g)].map(([, literal]) => literal),
  ),
);

/** The texts of pages, questions and articles, whose modules name the page, question or article only. */
const contentText =
  /^content\.(?:pages|faq|articles)\.([\w-]+)\.(?:(?:content|body)\.\d+|title|metaDescription|question|answer|slug|teaser)$/;

/** Returns whether a text is used by its id, as part of a list or page, or as a field of a category's texts. */
const isUsed = (id: string) =>
  literals.has(id) ||
  literals.has(contentText.exec(id)?.[1] ?? "") ||
  (/\.(\d+|name|slug|metaTitle|metaDescription|description)$/.test(id) && literals.has(parentOf(id)));

const parentOf = (id: string) => id.slice(0, id.lastIndexOf("."));

describe.each(languages)("demo texts in %s", (language) => {
  const texts = textsIn(language);

  test("have the same ids as in every other language, in alphabetical order", () => {
    expect(Object.keys(texts)).toEqual(ids);
    expect(ids).toEqual(ids.toSorted());
  });

  test("are not empty", () => {
    expect(ids.filter((id) => !texts[id]?.trim())).toEqual([]);
  });
});

test.each(["pl", "de"])("demo texts in %s keep a unit with its figure", (language) => {
  expect(looseUnits(textsIn(language), language)).toEqual([]);
});

test.each(["pl", "de"])("demo texts in %s write figures with a decimal comma", (language) => {
  const withPoint = Object.values(textsIn(language)).filter((text) => /\d\.\d{1,2}(?!\d)/.test(text));
  expect(withPoint).toEqual([]);
});

test.each(["pl", "de"])("demo texts in %s say its own words, the same everywhere", (language) => {
  const otherwise = Object.entries(textsIn(language)).filter(([, text]) => foreign[language]?.test(text) !== false);
  expect(otherwise).toEqual([]);
});

test("uses every text", () => {
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

test("numbers lists from 1 without gaps", () => {
  const lists = Map.groupBy(
    ids.filter((id) => /\.\d+$/.test(id)),
    parentOf,
  );
  for (const list of lists.values()) {
    const numbers = list.map((id) => Number(id.slice(id.lastIndexOf(".") + 1))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(list.map((_, index) => index + 1));
  }
});
