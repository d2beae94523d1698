import { frameSize, type FrameSize } from "@dioptra/ui/optics";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const measured = z.union([z.strictObject({ total: z.number() }), z.strictObject({ lens: z.number() })]);
const words: Readonly<Record<"S" | "M" | "L", FrameSize>> = { S: "narrow", M: "medium", L: "wide" };

test.each(vectors("frame.size.class", measured, z.enum(["S", "M", "L"])))(
  "frame.size.class: $name",
  ({ input, expected }) => {
    const size = "total" in input ? { totalWidth: input.total } : { lensWidth: input.lens };
    expect(frameSize(size)).toBe(words[expected]);
  },
);

test.each<[number, FrameSize]>([[135, "medium"]])("a frame %d mm wide is %s", (totalWidth, expected) => {
  expect(frameSize({ totalWidth })).toBe(expected);
});

test.each<[number, FrameSize]>([
  [50, "medium"],
  [53, "medium"],
])("without a total width, a lens of %d mm makes it %s", (lensWidth, expected) => {
  expect(frameSize({ lensWidth })).toBe(expected);
});

test("the total width speaks louder than the lens width", () => {
  expect(frameSize({ totalWidth: 128, lensWidth: 54 })).toBe("narrow");
});
