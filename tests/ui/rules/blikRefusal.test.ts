import { blikRefusal, type BlikRefusal } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const advice = {
  "wrong-code": "NEW_CODE",
  "code-expired": "NEW_CODE",
  "no-funds": "OTHER_METHOD",
  "over-limit": "OTHER_METHOD",
  declined: "CHECK_BANK_APP",
  "not-confirmed": "NEW_CODE",
  unknown: "NONE",
} as const satisfies Record<BlikRefusal, string>;

test.each(vectors("pay.blik.reason", z.strictObject({ code: z.string() }), z.string()))(
  "pay.blik.reason: $name",
  ({ input, expected }) => {
    expect(advice[blikRefusal(input.code)]).toBe(expected);
  },
);

test.each([
  ["ER_TIC_USED", "wrong-code"],
  ["ER_TIC_STS", "wrong-code"],
  ["ALIAS_NOT_FOUND", "wrong-code"],
  ["ALIAS_DECLINED", "wrong-code"],
  ["LIMIT_EXCEEDED", "over-limit"],
  ["ER_DATAAMT_HUGE", "over-limit"],
  ["ER_BAD_PIN", "declined"],
  ["USER_TIMEOUT", "not-confirmed"],
  ["TIMEOUT", "not-confirmed"],
  ["AM_TIMEOUT", "not-confirmed"],
  ["SEC_DECLINED", "unknown"],
  ["ISSUER_DECLINED", "unknown"],
  ["TAS_DECLINED", "unknown"],
  ["GENERAL_ERROR", "unknown"],
  ["SYSTEM_ERROR", "unknown"],
] as const)("%s is %s", (reason, refusal) => {
  expect(blikRefusal(reason)).toBe(refusal);
});

test("a reason that nobody knows is not guessed", () => {
  expect(blikRefusal("toString")).toBe("unknown");
});
