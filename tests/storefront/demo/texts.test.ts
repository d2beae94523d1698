import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/store.ts";

const folder = fileURLToPath(new URL("../../../storefront/demo/", import.meta.url));
const read = (file: string) => readFileSync(folder + file, "utf8");
const textsIn = (language: string): Readonly<Record<string, string>> => JSON.parse(read(`texts/${language}.json`));

const ids = Object.keys(textsIn("pl"));

/** Ids, and beginnings of ids, as the modules of the demo shop write them. */
const written = new Set(
  globSync("**/*.ts", { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/"([\w.-]+)"/g)].map(([, literal]) => literal),
  ),
);

/** A text is used by its id, as part of a numbered list, or as a field of a category's texts. */
const isUsed = (id: string) =>
  written.has(id) || (/\.(\d+|name|slug|metaTitle|metaDescription|description)$/.test(id) && written.has(parentOf(id)));

const parentOf = (id: string) => id.slice(0, id.lastIndexOf("."));

describe.each(languages)("the demo shop's texts in %s", (language) => {
  const texts = textsIn(language);

  test("have the same ids as in every other language, in alphabetical order", () => {
    expect(Object.keys(texts)).toEqual(ids);
    expect(ids).toEqual(ids.toSorted());
  });

  test("are not empty", () => {
    expect(ids.filter((id) => !texts[id]?.trim())).toEqual([]);
  });
});

test("no text is unused", () => {
  expect(ids.filter((id) => !isUsed(id))).toEqual([]);
});

test("every numbered list counts up from 1 without a gap", () => {
  const lists = Map.groupBy(
    ids.filter((id) => /\.\d+$/.test(id)),
    parentOf,
  );
  for (const list of lists.values()) {
    const numbers = list.map((id) => Number(id.slice(id.lastIndexOf(".") + 1))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(list.map((_, index) => index + 1));
  }
});
