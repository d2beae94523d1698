import { describe, expect, test } from "vitest";
import { store } from "#configuration/store.ts";
import { readMessage } from "../../support/readMessage.ts";
import { catalogues, faults, locales } from "./catalogues.ts";

const english = catalogues.get("en") ?? {};

test("there is a file for each locale that messages are written in, named as in BCP 47", () => {
  expect(locales.toSorted()).toEqual([...store.translatedLocales].toSorted());
  expect(Intl.getCanonicalLocales(locales)).toEqual(locales);
});

/** Given more than it needs: where the sign of the currency stands, the amount is written with it or without. */
const choosing = new Set(["ui.filterPrice.between"]);

describe.each(locales)("%s", (locale) => {
  const ids = Object.keys(catalogues.get(locale) ?? {});

  test("says everything that the others say, in order", () => {
    expect(ids.filter((id) => !(id in english))).toEqual([]);
    expect(Object.keys(english).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual(ids.toSorted());
  });

  test("puts each message together of the same things", () => {
    const differs = faults(locale, ({ placeholders, tags }, id) => {
      const first = readMessage(english[id] ?? "");
      const same = String(placeholders) === String(first.placeholders) || choosing.has(id);
      return !same || String(tags) !== String(first.tags);
    });
    expect(differs).toEqual([]);
  });

  test("has each plural that its grammar has, and no other", () => {
    const wrong = faults(locale, ({ plurals }) =>
      plurals.some(({ kind, branches }) => {
        const { pluralCategories } = new Intl.PluralRules(locale, { type: kind }).resolvedOptions();
        const named = branches.filter((branch) => !branch.startsWith("="));
        return String(named.toSorted()) !== String(pluralCategories.toSorted());
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("says something in every message and every branch", () => {
    expect(faults(locale, ({ texts, placeholders }) => texts.length + placeholders.length === 0)).toEqual([]);
    expect(Object.entries(catalogues.get(locale) ?? {}).filter(([, message]) => /\{\s*\}/.test(message))).toEqual([]);
  });
});
