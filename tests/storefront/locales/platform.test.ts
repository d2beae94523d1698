import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Language, languages, perLanguage } from "#domain/store.ts";
import { readSources } from "../../architecture/sources.ts";
import { looseUnits } from "../../support/looseUnits.ts";
import { readMessage } from "../../support/readMessage.ts";

const read = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`storefront/locales/platform/${language}.json`, "utf8"));
const catalogues = perLanguage(read);
const ids = Object.keys(catalogues.en);
const sources = [...readSources()];

test.each(languages)("%s has the same ids as the other languages, in the same order", (language) => {
  expect(Object.keys(catalogues[language])).toEqual(ids);
});

test.each(ids)("%s has the same placeholders in every language", (id) => {
  const [first, ...others] = languages.map((language) => readMessage(catalogues[language][id] ?? "").placeholders);
  for (const other of others) expect(other).toEqual(first);
});

test.each(["pl", "de"] as const)("%s keeps a unit with its figure", (language) => {
  expect(looseUnits(catalogues[language], language)).toEqual([]);
});

test("every message is used", () => {
  const code = sources
    .flatMap(([file, source]) => (file.startsWith("storefront/platform/") ? [source] : []))
    .join("\n");
  const named = new Set([...code.matchAll(/"([\w.]+)"/g)].map(([, id]) => id));
  // Such as `totals.${code}` and `page.${name}.title`.
  const composed = [...code.matchAll(/`([\w.]+\.)\$\{[\w.]+\}([\w.]*)`/g)].map(
    ([, start = "", end = ""]) =>
      (id: string) =>
        id.startsWith(start) && id.endsWith(end),
  );
  expect(ids.filter((id) => !named.has(id) && !composed.some((matches) => matches(id)))).toEqual([]);
});

test("only the platform imports these messages, so no browser loads them", () => {
  const importers = sources.flatMap(([file, source]) =>
    !file.startsWith("tests/") && source.includes("locales/platform/") ? [file] : [],
  );
  expect(importers).toEqual(["storefront/platform/kernel/texts.ts"]);
});
