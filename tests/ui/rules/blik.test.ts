import { type BlikRefusal, blikRefusal, checkBlikCode, typeBlikCode } from "@dioptra/ui/rules";
import * as fc from "fast-check";
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
] as const)("maps the reason %s to %s", (reason, refusal) => {
  expect(blikRefusal(reason)).toBe(refusal);
});

test("returns unknown for an unlisted reason", () => {
  expect(blikRefusal("toString")).toBe("unknown");
});

const words = { EMPTY: "required", FORMAT: "not-six-digits" } as const;

const checked = z.union([
  z.strictObject({ ok: z.literal(true), value: z.string() }),
  z.strictObject({ ok: z.literal(false), error: z.enum(["EMPTY", "FORMAT"]) }),
]);

test.each(vectors("pay.blik.code", z.strictObject({ text: z.string() }), checked))(
  "pay.blik.code: $name",
  ({ input, expected }) => {
    const answer = expected.ok ? expected : { ...expected, error: words[expected.error] };
    expect(checkBlikCode(input.text)).toEqual(answer);
  },
);

test("accepts a code in two groups, as banks show it", () => {
  expect(checkBlikCode("012 345")).toEqual({ ok: true, value: "012345" });
});

test.each([
  [" ", "required"],
  ["12345a", "not-six-digits"],
])("refuses %j as %s", (typed, error) => {
  expect(checkBlikCode(typed)).toEqual({ ok: false, error });
});

test.each([
  ["", "1", "1", null],
  ["12345", "123456", "123456", null],
  ["", "123 456", "123456", null],
  ["", "123-456", "123456", null],
  ["", "BLIK: 123 456, ważny 2 minuty", "123456", null],
  ["481", "", "", null],
  ["481", "481a", "481", "not-digits"],
  ["481", "481０５６", "481056", null],
  ["481", "481か", "481", "not-digits"],
  ["123456", "1234567", "123456", "too-many"],
  ["123456", "123456a", "123456", "not-digits"],
  ["", "123 456 albo 654 321", "", "not-digits"],
] as const)("changing %j to %j results in %j", (before, text, digits, refusal) => {
  expect(typeBlikCode(before, text)).toEqual({ digits, refusal });
});

test("never holds more than six digits and never loses a digit, for any edits", () => {
  const piece = fc.oneof(fc.constantFrom(..."0123456789 -a１"), fc.string({ unit: "grapheme", maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let held = "";
      for (const each of pieces) {
        const { digits, refusal } = typeBlikCode(held, held + each);
        expect(digits).toMatch(/^[0-9]{0,6}$/);
        if (refusal) expect(digits).toBe(held);
        if (/^[0-9]$/.test(each) && held.length < 6) expect(digits).toBe(held + each);
        if (each === "１" && held.length < 6) expect(digits).toBe(`${held}1`);
        expect(checkBlikCode(digits).ok).toBe(digits.length === 6);
        held = digits;
      }
    }),
    { numRuns: 1000 },
  );
});
