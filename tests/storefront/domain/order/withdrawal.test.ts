import { expect, test } from "vitest";
import { checkWithdrawal, maximumReason } from "#domain/order/withdrawal.ts";

const stated = { name: "Anna Nowak", number: "# 000 000 012", email: " anna@example.pl ", reason: "" };

test("takes a statement without a reason, as it was meant", () => {
  expect(checkWithdrawal(stated)).toEqual({
    ok: true,
    value: { name: "Anna Nowak", number: "000000012", email: "anna@example.pl", reason: "" },
  });
});

test.each([
  [{ name: " " }, { name: "required" }],
  [{ number: " # " }, { number: "required" }],
  [{ email: "" }, { email: "required" }],
  [{ reason: "x".repeat(maximumReason + 1) }, { reason: "too-long" }],
  [
    { name: "", number: "", email: "" },
    { name: "required", number: "required", email: "required" },
  ],
])("%j is refused with %j", (wrong, errors) => {
  expect(checkWithdrawal({ ...stated, ...wrong })).toEqual({ ok: false, errors });
});
