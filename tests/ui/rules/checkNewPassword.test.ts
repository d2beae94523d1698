import { checkNewPassword, checkPasswordChange } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const context = { common: new Set(["qwerty123"]), personal: ["nowak"], before: "stare okulary" };

test.each([
  ["żółw pije mleko", "żółw pije mleko", {}],
  ["", "", { password: "required", repeated: "required" }],
  ["krótkie", "", { password: "too-short", repeated: "required" }],
  ["żółw pije mleko", "żółw pije mlek", { repeated: "different" }],
  ["qwerty123", "qwerty123", { password: "common" }],
  ["jan nowak 1", "jan nowak", { password: "personal", repeated: "different" }],
  ["stare okulary", "stare okulary", { password: "same-as-before" }],
])("%j and %j", (password, repeated, errors) => {
  const isRight = Object.keys(errors).length === 0;
  expect(checkNewPassword({ password, repeated }, context)).toEqual(
    isRight ? { ok: true, value: { password } } : { ok: false, errors },
  );
});

test("what was not typed the same twice is never accepted", () => {
  const typed = fc.string({ maxLength: 20 });
  fc.assert(
    fc.property(typed, typed, (password, repeated) => {
      const checked = checkNewPassword({ password, repeated }, context);
      expect(checked.ok && password !== repeated).toBe(false);
    }),
  );
});

test("a change asks for the current password, and for another than that", () => {
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
