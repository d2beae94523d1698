import {
  checkNewPassword,
  checkPassword,
  checkPasswordChange,
  passwordStrength,
  guessableWords,
} from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

describe("checkNewPassword", () => {
  const context = { common: new Set(["qwerty123"]), personal: ["nowak"], before: "stare okulary" };

  test.each([
    ["żółw pije mleko", "żółw pije mleko", {}],
    ["", "", { password: "required", repeated: "required" }],
    ["krótkie", "", { password: "too-short", repeated: "required" }],
    ["żółw pije mleko", "żółw pije mlek", { repeated: "different" }],
    ["qwerty123", "qwerty123", { password: "common" }],
    ["jan nowak 1", "jan nowak", { password: "personal", repeated: "different" }],
    ["stare okulary", "stare okulary", { password: "same-as-before" }],
  ])("checks %j repeated as %j: %j", (password, repeated, errors) => {
    const isValid = Object.keys(errors).length === 0;
    expect(checkNewPassword({ password, repeated }, context)).toEqual(
      isValid ? { ok: true, value: { password } } : { ok: false, errors },
    );
  });

  test("never accepts a password that is repeated differently", () => {
    const typed = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(typed, typed, (password, repeated) => {
        const checked = checkNewPassword({ password, repeated }, context);
        expect(checked.ok && password !== repeated).toBe(false);
      }),
    );
  });

  test("checkPasswordChange requires the current password and a different new one", () => {
    const typed = { current: "", password: "żółw pije mleko", repeated: "żółw pije mleko" };
    expect(checkPasswordChange(typed, context)).toEqual({ ok: false, errors: { current: "required" } });
    expect(checkPasswordChange({ ...typed, current: typed.password }, context)).toEqual({
      ok: false,
      errors: { password: "same-as-before" },
    });
    expect(checkPasswordChange({ ...typed, current: "dawne hasło" }, context)).toEqual({
      ok: true,
      value: { current: "dawne hasło", password: typed.password },
    });
  });
});

describe("checkPassword", () => {
  const context = { common: new Set(["password", "qwerty123"]), personal: ["jan.kowalski", "Jan"] };

  const typed = z.strictObject({ p: z.string(), ctx: z.optional(z.array(z.string())) });

  const words = { TOO_SHORT: "too-short", COMMON: "common", REPEATED: "repeated", CONTEXT: "personal" } as const;

  const checked = z.enum(["OK", "TOO_SHORT", "COMMON", "REPEATED", "CONTEXT"]);

  test.each(vectors("sec.password", typed, checked))("sec.password: $name", ({ input, expected }) => {
    const answer = expected === "OK" ? { ok: true, value: input.p } : { ok: false, error: words[expected] };
    expect(checkPassword(input.p, { ...context, personal: input.ctx ?? [] })).toEqual(answer);
  });

  test.each([
    ["", "required"],
    ["QWERTY123", "common"],
    ["JAN.KOWALSKI1", "personal"],
    ["x".repeat(128) + "y", "too-long"],
  ])("refuses %j as %s", (typed, error) => {
    expect(checkPassword(typed, context)).toEqual({ ok: false, error });
  });

  test.each([" spaces count ", "janina12"])("accepts %j as typed", (typed) => {
    expect(checkPassword(typed, context)).toEqual({ ok: true, value: typed });
  });
});

describe("guessableWords", () => {
  test("returns both names, the local part of the e-mail address, and its words", () => {
    expect(guessableWords({ firstName: "Jan", lastName: "Nowak", email: "jan.kowalski@poczta.pl" })).toEqual([
      "Jan",
      "Nowak",
      "jan.kowalski",
      "jan",
      "kowalski",
    ]);
    expect(guessableWords({})).toEqual([]);
  });
});

describe("passwordStrength", () => {
  const context = { common: new Set(["password1234"]), personal: ["kowalska"] };

  test.each([
    ["", "weak"],
    ["krótkie", "weak"],
    ["password1234", "weak"],
    ["pani-kowalska-2026", "weak"],
    ["aaaaaaaaaaaaaaaa", "weak"],
    ["osiem888", "fair"],
    ["jedenaście1", "fair"],
    ["dwanaście 12", "good"],
    ["żółw pije mleko", "strong"],
  ])("%j is %s", (typed, strength) => {
    expect(passwordStrength(typed, context)).toBe(strength);
  });
});
