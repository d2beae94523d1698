import { checkLogin, checkNewsletterSignUp, checkRegistration, checkResetRequest } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

describe("checkLogin", () => {
  test.each([
    [{ email: "anna@poczta.pl", password: "x" }, {}],
    [{ email: " anna@Poczta.pl ", password: " spaces count " }, {}],
    [
      { email: "", password: "" },
      { email: "required", password: "required" },
    ],
    [
      { email: "anna@poczta", password: "" },
      { email: "missing-domain", password: "required" },
    ],
  ])("returns the problems of %o: %o", (typed, errors) => {
    const checked = checkLogin(typed);
    if (Object.keys(errors).length > 0) expect(checked).toEqual({ ok: false, errors });
    else expect(checked).toEqual({ ok: true, value: { email: "anna@poczta.pl", password: typed.password } });
  });
});

test.each([
  [{ email: "anna@poczta.pl" }, { ok: true, value: { email: "anna@poczta.pl" } }],
  [{ email: "" }, { ok: false, errors: { email: "required" } }],
])("checkResetRequest checks the address of %o", (typed, expected) => {
  expect(checkResetRequest(typed)).toEqual(expected);
});

test.each([
  [
    { email: "anna@poczta.pl", consent: true },
    { ok: true, value: { email: "anna@poczta.pl", consent: true } },
  ],
  [
    { email: "anna@poczta.pl", consent: false },
    { ok: false, errors: { consent: "required" } },
  ],
  [
    { email: "", consent: false },
    { ok: false, errors: { email: "required", consent: "required" } },
  ],
])("checkNewsletterSignUp requires an address and consent: %o", (typed, expected) => {
  expect(checkNewsletterSignUp(typed)).toEqual(expected);
});

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

test("checkRegistration returns the values without the repeated password", () => {
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
])("checkRegistration refuses %o", (change, errors) => {
  expect(checkRegistration({ ...anna, ...change }, common)).toEqual({ ok: false, errors });
});

test("checkRegistration refuses any form without accepted terms", () => {
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
