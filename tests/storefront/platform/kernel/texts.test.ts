import { expect, test } from "vitest";
import { textsIn } from "#platform/kernel/texts.ts";

test.each([
  ["pl", 1, "przez 1 minutę"],
  ["pl", 3, "przez 3 minuty"],
  ["pl", 30, "przez 30 minut"],
  ["de", 1, "1 Minute lang"],
  ["de", 30, "30 Minuten lang"],
  ["en", 1, "within 1 minute."],
  ["en", 30, "within 30 minutes."],
] as const)("uses the plural form of the language %s for %i", (language, minutes, words) => {
  expect(textsIn(language)("mail.passwordReset.expires", { minutes })).toContain(words);
});

test("inserts values unchanged", () => {
  expect(textsIn("en")("mail.greeting", { name: "<b>{Ala}</b>" })).toBe("Hello <b>{Ala}</b>,");
});

test("throws if a placeholder has no value", () => {
  expect(() => textsIn("en")("mail.greeting")).toThrow(/name/);
});
