import { checkBlikCode, typeBlikCode } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each([
  ["", "1", "1", null],
  ["12345", "123456", "123456", null],
  ["", "123 456", "123456", null],
  ["", "123-456", "123456", null],
  ["", "BLIK: 123 456, ważny 2 minuty", "123456", null],
  ["481", "", "", null],
  ["481", "481a", "481", "not-digits"],
  ["481", "48１", "481", "not-digits"],
  ["123456", "1234567", "123456", "too-many"],
  ["123456", "123456a", "123456", "not-digits"],
  ["", "123 456 albo 654 321", "", "not-digits"],
] as const)("%j, changed to %j, holds %j", (before, text, digits, refusal) => {
  expect(typeBlikCode(before, text)).toEqual({ digits, refusal });
});

test("whatever is typed, pasted or filled in, the field holds six digits at most, and no digit that was there is lost", () => {
  const piece = fc.oneof(fc.constantFrom(..."0123456789 -a１"), fc.string({ unit: "grapheme", maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let held = "";
      for (const each of pieces) {
        const { digits, refusal } = typeBlikCode(held, held + each);
        expect(digits).toMatch(/^[0-9]{0,6}$/);
        if (refusal) expect(digits).toBe(held);
        if (/^[0-9]$/.test(each) && held.length < 6) expect(digits).toBe(held + each);
        expect(checkBlikCode(digits).ok).toBe(digits.length === 6);
        held = digits;
      }
    }),
    { numRuns: 1000 },
  );
});
