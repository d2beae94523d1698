import { expect, test } from "vitest";
import { describedBy, firstPicture, shareTags } from "#app/machines/shareTags.ts";

const page = {
  title: 'Nela "Panto" & Co',
  description: "<b>Octan</b>",
  url: "https://shop.test/p/nela",
  picture: "https://shop.test/nela.jpg",
  isArticle: false,
};

test("a page names its absolute address, words and picture, which no sign in them can end", () => {
  const tags = shareTags(page, { intlLocale: "pl-PL" });
  expect(tags).toContain('<link rel="canonical" href="https://shop.test/p/nela">');
  expect(tags).toContain('property="og:url" content="https://shop.test/p/nela"');
  expect(tags).toContain('property="og:title" content="Nela &quot;Panto&quot; &amp; Co"');
  expect(tags).toContain('property="og:description" content="&lt;b&gt;Octan&lt;/b&gt;"');
  expect(tags).toContain('property="og:image" content="https://shop.test/nela.jpg"');
  expect(tags).toContain('property="og:locale" content="pl_PL"');
});

test("a page without a picture names none", () => {
  expect(shareTags({ ...page, picture: null }, { intlLocale: "de-DE" })).not.toContain("og:image");
});

test("the last words that the routes of a page state count", () => {
  const root = { meta: [{ charSet: "utf-8" }, { title: "Dioptra" }, { name: "description", content: "Shop" }] };
  expect(describedBy([root, { meta: [{ title: "Blog" }] }, {}])).toEqual({ title: "Blog", description: "Shop" });
});

test("the first picture of structured data is found at any depth", () => {
  const group = { "@type": "ProductGroup", hasVariant: [{ image: [] }, { image: ["a.jpg", "b.jpg"] }] };
  expect(firstPicture([{ "@type": "BreadcrumbList" }, group])).toBe("a.jpg");
  expect(firstPicture([{ logo: "c.svg" }])).toBeNull();
});
