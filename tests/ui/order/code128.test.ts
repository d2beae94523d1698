import { assert, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { code128, code128Values } from "../../../ui/order/code128.ts";

describe("code128Values", () => {
  it("returns the checksums of known examples", () => {
    expect(code128Values("Wikipedia")?.at(-1)).toBe(88);
    expect(code128Values("1234")).toEqual([105, 12, 34, (105 + 12 + 68) % 103]);
  });

  it("returns null for characters outside the code set and for empty text", () => {
    expect(code128Values("żółw")).toBeNull();
    expect(code128Values("")).toBeNull();
  });

  it("returns a start symbol, the text and the checksum for any printable text", () => {
    const printable = string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 });
    assert(
      property(printable, (text) => {
        const values = code128Values(text) ?? [];
        expect([104, 105]).toContain(values[0]);
        const [start = 0, ...rest] = values;
        const check = rest.pop();
        expect(check).toBe(rest.reduce((sum, value, at) => sum + value * (at + 1), start) % 103);
      }),
    );
  });
});

describe("code128", () => {
  const barsOf = (path: string) =>
    Array.from(path.matchAll(/M(\d+) 0h(\d+)/g), ([, at, width]) => ({ at: Number(at), width: Number(width) }));

  it("draws 11 modules per symbol, 13 for the stop symbol, and a quiet zone of 10 on each side", () => {
    assert(
      property(integer({ min: 0, max: 99_999_999 }), (number) => {
        const text = String(number).padStart(8, "0");
        const bars = code128(text);
        expect(bars?.width).toBe(10 + 11 * (1 + 4 + 1) + 13 + 10);
        const drawn = barsOf(bars?.path ?? "");
        expect(drawn[0]?.at).toBe(10);
        // Each symbol has three bars, the stop symbol four.
        expect(drawn).toHaveLength(3 * 6 + 4);
      }),
    );
  });

  it("draws every character differently", () => {
    const forms = Array.from({ length: 95 }, (_, value) => code128(String.fromCharCode(value + 32))?.path);
    expect(new Set(forms).size).toBe(95);
    expect(forms).not.toContain(undefined);
  });
});
