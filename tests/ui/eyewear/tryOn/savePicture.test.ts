import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pictureName } from "../../../../ui/eyewear/tryOn/savePicture.ts";

test.each([
  ["Nela, szylkret", "nela-szylkret.png"],
  ["Łyżwa · żółty 48/21", "lyzwa-zolty-48-21.png"],
  ["Straße, grün", "strasse-grun.png"],
  ["../../etc", "etc.png"],
  ["眼鏡", "frame.png"],
])("a picture of %s is saved as %s", (frame, name) => {
  expect(pictureName(frame)).toBe(name);
});

test("returns a portable file name for any frame name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (frame) => /^[a-z\d]+(-[a-z\d]+)*\.png$/.test(pictureName(frame))),
  );
});
