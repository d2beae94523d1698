import { checkLogin, checkNewsletterSignUp, checkResetRequest } from "@dioptra/ui/rules";
import { describe, expect, test } from "vitest";

describe("log in", () => {
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
  ])("%o", (typed, errors) => {
    const checked = checkLogin(typed);
    if (Object.keys(errors).length > 0) expect(checked).toEqual({ ok: false, errors });
    else expect(checked).toEqual({ ok: true, value: { email: "anna@poczta.pl", password: typed.password } });
  });
});

test.each([
  [{ email: "anna@poczta.pl" }, { ok: true, value: { email: "anna@poczta.pl" } }],
  [{ email: "" }, { ok: false, errors: { email: "required" } }],
])("a forgotten password: %o", (typed, expected) => {
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
])("newsletter: %o", (typed, expected) => {
  expect(checkNewsletterSignUp(typed)).toEqual(expected);
});
