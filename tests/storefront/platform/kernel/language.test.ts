import { expect, test } from "vitest";
import { languages } from "#domain/store.ts";
import { formatDay, formatMoment, formatMoney, languageOf } from "#platform/kernel/language.ts";

test.each([
  ["de-DE", "de"],
  ["DE", "de"],
  ["en-GB", "en"],
  ["pl", "pl"],
  ["fr-FR", "pl"],
  ["", "pl"],
])("maps the locale %j to the language %s", (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});

test.each([
  ["pl", "1234,50\u00A0zł"],
  ["de", "1.234,50\u00A0PLN"],
  ["en", "PLN\u00A01,234.50"],
] as const)("formats an amount in the language %s", (language, amount) => {
  expect(formatMoney({ minor: 1234_50, currency: "PLN" }, language)).toBe(amount);
});

test.each(languages)("formats amounts in the language %s without breaking spaces", (language) => {
  for (const currency of ["PLN", "EUR"] as const) {
    expect(formatMoney({ minor: -1_234_567_89, currency }, language)).not.toContain(" ");
  }
});

test.each([
  ["pl", "20 listopada 2026, godz.\u00A013:00:00 CET"],
  ["de", "20. November 2026 um 13:00:00 MEZ"],
  ["en", "20 November 2026 at 13:00:00 CET"],
] as const)("formats a moment in the shop's time zone in the language %s", (language, moment) => {
  expect(formatMoment(new Date("2026-11-20T12:00:00Z"), language)).toBe(moment);
});

test.each([
  ["pl", "wtorek, 1 grudnia 2026", "1 grudnia 2026"],
  ["de", "Dienstag, 1. Dezember 2026", "1. Dezember 2026"],
  ["en", "Tuesday, 1 December 2026", "1 December 2026"],
] as const)("formats a day with and without its weekday in the language %s", (language, full, long) => {
  expect([formatDay("2026-12-01", language), formatDay("2026-12-01", language, "long")]).toEqual([full, long]);
});
