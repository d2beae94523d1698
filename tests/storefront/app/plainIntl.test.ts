import { globSync, readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as whole from "react-intl";
import { expect, test } from "vitest";
import { loadMessages } from "#app/i18n/loadMessages.ts";
import { messageParts } from "#app/i18n/messageParts.ts";
import * as plain from "#app/i18n/plainIntl.ts";

/** By the language of the messages. */
const locales = { pl: "pl-PL", de: "de-DE", en: "en-US" };

/** Of every form that a plural has in these languages. */
const numbers = [0, 1, 2, 5, 12, 22, 0.25, 1.5, 12_345.6];
const others = ["Nela", "", createElement("b", { key: "b" }, "€")];

/** The names in a compiled sentence of what it formats as numbers (2), counts (6), or only shows (1). */
const namesOf = (sentence: string, types: string) =>
  [...sentence.matchAll(new RegExp(`"type":[${types}],"value":"(\\w+)"`, "g"))].flatMap(([, name]) => name ?? []);

/** As it stands in a page, and whether an attribute could say it. */
const written = (said: ReactNode) => ({ page: renderToStaticMarkup(said), isText: typeof said === "string" });

test.each(Object.entries(locales))("every sentence in %s reads as the package has it", async (language, locale) => {
  const parts = await Promise.all(messageParts.map((part) => loadMessages(language, part)));
  const messages = Object.assign({}, ...parts);
  expect(Object.keys(messages).length).toBeGreaterThan(400);
  const theirs = whole.createIntl({ locale, messages, onError: (error) => expect.unreachable(error.message) });
  const ours = plain.createIntl({ locale, messages });
  for (const id of Object.keys(messages)) {
    const sentence = JSON.stringify(messages[id]);
    for (const number of numbers) {
      for (const other of [...others, number]) {
        const shown = namesOf(sentence, "1").map((name) => [name, other]);
        const counted = namesOf(sentence, "26").map((name) => [name, number]);
        const filled = Object.fromEntries([...shown, ...counted]);
        expect(written(ours.formatMessage({ id }, filled)), id).toEqual(written(theirs.formatMessage({ id }, filled)));
      }
    }
  }
});

test.each(Object.values(locales))("figures, days and names in %s are the package's", (locale) => {
  const theirs = whole.createIntl({ locale });
  const ours = plain.createIntl({ locale, messages: {} });
  const money = { style: "currency", currency: "PLN" } as const;
  for (const value of [0, -12.5, 1234.56, 12_345]) {
    expect(ours.formatNumber(value)).toBe(theirs.formatNumber(value));
    expect(ours.formatNumber(value, money)).toBe(theirs.formatNumber(value, money));
    expect(ours.formatNumberToParts(value, money)).toEqual(theirs.formatNumberToParts(value, money));
  }
  const when = "2026-11-21T23:30:00Z";
  const day = { dateStyle: "full", timeZone: "Europe/Warsaw" } as const;
  const hour = { timeStyle: "short", timeZone: "Europe/Warsaw" } as const;
  expect(ours.formatDate(when, day)).toBe(theirs.formatDate(when, day));
  expect(ours.formatTime(when, hour)).toBe(theirs.formatTime(when, hour));
  expect(ours.formatTime(when)).toBe(theirs.formatTime(when));
  expect(ours.formatDisplayName("PL", { type: "region" })).toBe(theirs.formatDisplayName("PL", { type: "region" }));
  expect(ours.formatList(["46", "48", "50"])).toBe(theirs.formatList(["46", "48", "50"]));
  expect(ours.formatMessage({ id: "no.such" })).toBe("no.such");
});

test("nothing is asked of it that it does not have", () => {
  const files = globSync("{ui,storefront/app}/**/*.{ts,tsx}", { exclude: ["**/node_modules/**", "**/plainIntl.ts"] });
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, first = ""]) => first.split(/\s*,\s*/));
  const imported = found(/import \{ (.*) \} from "react-intl"/g).filter((name) => !name.startsWith("type "));
  expect(imported).toContain("FormattedMessage");
  expect(Object.keys(plain)).toEqual(expect.arrayContaining(imported));
  const offered = whole.createIntl({ locale: "en" });
  const asked = found(/\.(format\w+)\(/g).filter((name) => name in offered);
  expect(asked).toContain("formatMessage");
  expect(Object.keys(plain.createIntl({ locale: "en", messages: {} }))).toEqual(expect.arrayContaining(asked));
});
