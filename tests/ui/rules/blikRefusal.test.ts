import { blikRefusal, type BlikRefusal } from "@dioptra/ui/rules";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const advice = {
  "wrong-code": "NEW_CODE",
  "code-expired": "NEW_CODE",
  "no-funds": "OTHER_METHOD",
  declined: "CHECK_BANK_APP",
  unknown: "NONE",
} as const satisfies Record<BlikRefusal, string>;

test.each(vectors("pay.blik.reason", z.strictObject({ code: z.string() }), z.string()))(
  "pay.blik.reason: $name",
  ({ input, expected }) => {
    expect(advice[blikRefusal(input.code)]).toBe(expected);
  },
);

test("a reason that nobody knows is not guessed", () => {
  expect(blikRefusal("toString")).toBe("unknown");
});
