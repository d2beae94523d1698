import { readTempleMark } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { markDifferences } from "../../../../ui/product/guides/markDifferences.ts";

const frame = { lensWidth: 48, bridge: 21, temple: 145 };

test.each([
  { typed: "50□20-140", lensWidth: "less", bridge: "more", temple: "more", width: "less" },
  { typed: "48-21-145", lensWidth: "same", bridge: "same", temple: "same", width: "same" },
  // A difference of up to 2 mm in total is not noticeable.
  { typed: "47-21-147", lensWidth: "more", bridge: "same", temple: "same", width: "same" },
  { typed: "54x17", lensWidth: "less", bridge: "more", temple: undefined, width: "less" },
])("compares a frame of 48□21-145 with own glasses of $typed", ({ typed, ...expected }) => {
  const reading = readTempleMark(typed);
  const found = reading.ok ? markDifferences(frame, reading.value) : null;
  expect({
    lensWidth: found?.lensWidth.direction,
    bridge: found?.bridge.direction,
    temple: found?.temple?.direction,
    width: found?.width.direction,
  }).toEqual(expected);
});

test("returns the opposite direction if both frames are exchanged", () => {
  const mark = fc.record({
    lensWidth: fc.integer({ min: 40, max: 66 }),
    bridge: fc.integer({ min: 12, max: 28 }),
    temple: fc.integer({ min: 110, max: 165 }),
  });
  const opposite = { more: "less", less: "more", same: "same" } as const;
  fc.assert(
    fc.property(mark, mark, (a, b) => {
      const [there, back] = [markDifferences(a, b), markDifferences(b, a)];
      expect(back.width).toEqual({ direction: opposite[there.width.direction], length: there.width.length });
    }),
  );
});
