import { expect, test } from "vitest";
import { checkPlainForm } from "#domain/plainForm/checkPlainForm.ts";
import { readPlainSearch } from "#domain/plainForm/plainForm.ts";

const poland = { country: "PL" };
const problemsOf = (...form: Parameters<typeof checkPlainForm>) => checkPlainForm(...form)?.problems ?? null;

test("names every required field of an empty form", () => {
  expect(problemsOf("contact", {}, poland)).toEqual({
    topic: "required",
    name: "required",
    email: "required",
    text: "required",
  });
  expect(problemsOf("newsletter", {}, poland)).toEqual({ email: "required", consent: "required" });
  expect(problemsOf("visit", {}, poland)).toEqual({
    reason: "required",
    day: "required",
    time: "required",
    name: "required",
    email: "required",
    phone: "required",
  });
});

test("accepts forms that are filled in", () => {
  const person = { name: "Anna", email: "a@example.com" };
  expect(checkPlainForm("contact", { ...person, topic: "order", text: "Hej" }, poland)).toBeNull();
  expect(checkPlainForm("newsletter", { email: "a@example.com", consent: "yes" }, poland)).toBeNull();
  const visit = { ...person, reason: "eye-test", slot: "2026-12-01 09:30", phone: "0421 305060", country: "DE" };
  expect(checkPlainForm("visit", visit, poland)).toBeNull();
});

test("reads telephone numbers of a visit as those of the salon's country", () => {
  const visit = { name: "Anna", email: "a@example.com", reason: "eye-test", slot: "2026-12-01 09:30" };
  expect(problemsOf("visit", { ...visit, phone: "0421 305060", country: "PL" }, poland)).toEqual({ phone: "invalid" });
});

test("reads only known outcomes in an address", () => {
  expect(readPlainSearch({ message: "sent" })).toEqual({ message: "sent" });
  expect(readPlainSearch({ message: "<b>" })).toEqual({});
});
