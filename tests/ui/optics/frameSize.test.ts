import { frameSize, type FrameSize } from "@dioptra/ui/optics";
import { expect, test } from "vitest";

test.each<[number, FrameSize]>([
  [128, "narrow"],
  [129, "medium"],
  [135, "medium"],
  [136, "wide"],
])("a frame %d mm wide is %s", (totalWidth, expected) => {
  expect(frameSize({ totalWidth })).toBe(expected);
});

test.each<[number, FrameSize]>([
  [49, "narrow"],
  [50, "medium"],
  [53, "medium"],
  [54, "wide"],
])("without a total width, a lens of %d mm makes it %s", (lensWidth, expected) => {
  expect(frameSize({ lensWidth })).toBe(expected);
});

test("the total width speaks louder than the lens width", () => {
  expect(frameSize({ totalWidth: 128, lensWidth: 54 })).toBe("narrow");
});
