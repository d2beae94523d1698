import { makeGuide } from "#app/guide/makeGuide.ts";
import { guideHref, guideKilobytes } from "#domain/product/guide.ts";
import { expect, test } from "vitest";
import { testShop } from "../support/testShop.ts";

const languages = [
  ["pl", "Dioptra-rozstaw-zrenic.pdf"],
  ["de", "Dioptra-Pupillendistanz.pdf"],
  ["en", "Dioptra-pupillary-distance.pdf"],
] as const;

test.each(languages)("the guide in %s opens in the browser, is saved as %s, and is kept", async (locale, name) => {
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

test.each(languages)("a page says of the guide in %s how large it is", async (locale) => {
  const response = await testShop({ makeGuide }).get(guideHref(locale));
  const kilobytes = (await response.bytes()).length / 1000;
  // Another version of zlib may need a few bytes more or less.
  expect(Math.abs(kilobytes - guideKilobytes(locale))).toBeLessThan(0.75);
});

test("it is written once, however many ask", async () => {
  let written = 0;
  const shop = testShop({
    makeGuide: (path) => {
      written += 1;
      return makeGuide(path);
    },
  });
  await Promise.all([1, 2, 3].map(() => shop.get(guideHref("pl"))));
  await shop.get(guideHref("pl"));
  expect(written).toBe(1);
});

test("whoever speaks another language gets it in English", () => expect(guideHref("fr")).toBe(guideHref("en")));

test.each([
  "/media/guides/pupillary-distance-fr.pdf",
  "/media/guides/pupillary-distance-pl.svg",
  "/media/guides/pupillary-distance-pl.pdf/more",
  "/media/guides/..%2fpupillary-distance-pl.pdf",
  "/media/guides/",
])("%s is no guide, said in plain text that is not kept", async (path) => {
  const response = await testShop({ makeGuide }).get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
});
