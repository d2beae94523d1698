import { checkRegistration, personalParts } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const anna = {
  firstName: " Anna ",
  lastName: "Brzęczyszczykiewicz",
  email: "anna.b@Poczta.pl",
  password: "żółw pije mleko",
  repeated: "żółw pije mleko",
  terms: true,
  newsletter: false,
};
const common = new Set(["qwerty123"]);

test("what is right is stored without the repetition", () => {
  expect(checkRegistration(anna, common)).toEqual({
    ok: true,
    value: {
      firstName: "Anna",
      lastName: "Brzęczyszczykiewicz",
      email: "anna.b@poczta.pl",
      password: "żółw pije mleko",
      terms: true,
      newsletter: false,
    },
  });
});

test.each([
  [{ terms: false }, { terms: "required" }],
  [{ email: "anna.b" }, { email: "missing-at" }],
  [{ password: "brzęczyszczykiewicz1", repeated: "brzęczyszczykiewicz1" }, { password: "personal" }],
  [
    { password: "QWERTY123", repeated: "qwerty123" },
    { password: "common", repeated: "different" },
  ],
  [
    { firstName: "", lastName: "N", email: "", password: "", repeated: "", terms: false },
    {
      firstName: "required",
      lastName: "too-short",
      email: "required",
      password: "required",
      repeated: "required",
      terms: "required",
    },
  ],
])("%o is refused", (change, errors) => {
  expect(checkRegistration({ ...anna, ...change }, common)).toEqual({ ok: false, errors });
});

test("without the terms there is no account, whatever else is typed", () => {
  const typed = fc.record({
    firstName: fc.string(),
    lastName: fc.string(),
    email: fc.oneof(fc.string(), fc.emailAddress()),
    password: fc.string(),
    repeated: fc.string(),
    terms: fc.constant(false),
    newsletter: fc.boolean(),
  });
  fc.assert(
    fc.property(typed, (each) => {
      expect(checkRegistration(each, common).ok).toBe(false);
    }),
  );
});

test("what others know of a person are both names, the mailbox, and its words", () => {
  expect(personalParts({ firstName: "Jan", lastName: "Nowak", email: "jan.kowalski@poczta.pl" })).toEqual([
    "Jan",
    "Nowak",
    "jan.kowalski",
    "jan",
    "kowalski",
  ]);
  expect(personalParts({})).toEqual([]);
});
