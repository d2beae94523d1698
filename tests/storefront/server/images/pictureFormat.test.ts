import * as fc from "fast-check";
import { acceptedFormat, mediaType, pictureFormats } from "#server/images/pictureFormat.ts";
import { expect, test } from "vitest";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"], // Chromium
  ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "avif"], // Firefox
  ["image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/*;q=0.8,*/*;q=0.5", "avif"], // Safari
  ["image/webp,*/*", "webp"],
  ["image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "jpeg"],
  ["*/*", "jpeg"],
  ["image/*", "jpeg"],
  ["", "jpeg"],
  [null, "jpeg"],
  ["IMAGE/AVIF", "avif"],
  [" image/avif ; q=0.9 , image/webp ; q=0.9", "avif"],
  ["image/avif;q=0, image/webp", "webp"],
  ["image/avif;q=0.000, image/webp;q=0", "jpeg"],
  ["image/avif;q=0.5, image/webp;q=0.9", "webp"],
  ["image/avif;q=0.5, image/jpeg", "jpeg"],
  ["image/avif, image/jpeg;q=0", "avif"],
  ["image/jpeg;q=0, */*", "jpeg"],
  ["image/avif;q=two, image/webp", "webp"],
  ["image/avifs", "jpeg"],
  ["text/html", "jpeg"],
  [",,;q=1,", "jpeg"],
])("a browser that says %j gets %s", (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});

test("AVIF and WebP go to nobody who does not name them", () => {
  fc.assert(
    fc.property(fc.string(), (accept) => {
      const format = acceptedFormat(accept);
      expect(format === "jpeg" || accept.toLowerCase().includes(mediaType(format))).toBe(true);
    }),
  );
});

test("the order in which formats are named says nothing", () => {
  const anyAccept = fc.array(
    fc.tuple(fc.constantFrom(...pictureFormats.map(mediaType), "image/*"), fc.constantFrom("", ";q=0.5", ";q=0")),
  );
  fc.assert(
    fc.property(anyAccept, (named) => {
      const said = [...new Map(named)].map(([type, liking]) => type + liking);
      expect(acceptedFormat(said.join(","))).toBe(acceptedFormat(said.toReversed().join(",")));
    }),
  );
});
