import { makeGuide } from "#app/guide/makeGuide.ts";
import { guideHref, guideKilobytes } from "#domain/product/guide.ts";
import { expect, test } from "vitest";
import { testShop } from "../support/testShop.ts";

const languages = [
  ["pl", "Dioptra-rozstaw-zrenic.pdf"],
  ["de", "Dioptra-Pupillendistanz.pdf"],
  ["en", "Dioptra-pupillary-distance.pdf"],
] as const;

test.each(languages)("returns the guide in %s, to be saved as %s and cached for a year", async (locale, name) => {
  const response = await testShop({ makeGuide }).get(`/media/guides/pupillary-distance-${locale}.pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toBe(`inline; filename="${name}"`);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-encoding")).toBeNull();
  const body = await response.bytes();
  expect(response.headers.get("content-length")).toBe(String(body.length));
  expect(new TextDecoder().decode(body.subarray(0, 5))).toBe("%PDF-");
});

test.each(languages)("states the size of the guide in %s", async (locale) => {
  const response = await testShop({ makeGuide }).get(guideHref(locale));
  const kilobytes = (await response.bytes()).length / 1000;
  // The size depends slightly on the version of zlib.
  expect(Math.abs(kilobytes - guideKilobytes(locale))).toBeLessThan(0.75);
});

test("creates a guide once for concurrent and later requests", async () => {
  let created = 0;
  const shop = testShop({
    makeGuide: (path) => {
      created += 1;
      return makeGuide(path);
    },
  });
  await Promise.all([1, 2, 3].map(() => shop.get(guideHref("pl"))));
  await shop.get(guideHref("pl"));
  expect(created).toBe(1);
});

test("links to the English guide for other languages", () => expect(guideHref("fr")).toBe(guideHref("en")));

test.each([
  "/media/guides/pupillary-distance-fr.pdf",
  "/media/guides/pupillary-distance-pl.svg",
  "/media/guides/pupillary-distance-pl.pdf/more",
  "/media/guides/..%2fpupillary-distance-pl.pdf",
  "/media/guides/",
])("answers %s with 404 in plain text that is not cached", async (path) => {
  const response = await testShop({ makeGuide }).get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
});
