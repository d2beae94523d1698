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
])("answers Accept %j with %s", (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});

test("returns AVIF and WebP only when they are named", () => {
  fc.assert(
    fc.property(fc.string(), (accept) => {
      const format = acceptedFormat(accept);
      expect(format === "jpeg" || accept.toLowerCase().includes(mediaType(format))).toBe(true);
    }),
  );
});

test("ignores the order of the formats", () => {
  const anyAccept = fc.array(
    fc.tuple(fc.constantFrom(...pictureFormats.map(mediaType), "image/*"), fc.constantFrom("", ";q=0.5", ";q=0")),
  );
  fc.assert(
    fc.property(anyAccept, (entries) => {
      const ranges = [...new Map(entries)].map(([type, quality]) => type + quality);
      expect(acceptedFormat(ranges.join(","))).toBe(acceptedFormat(ranges.toReversed().join(",")));
    }),
  );
});
