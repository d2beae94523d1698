import { expect, test } from "vitest";
import { articleDocument } from "#app/machines/documents/articleDocument.ts";
import { configuration } from "#configuration/index.ts";

const [polish] = configuration.storeViews;
if (!polish) throw new Error("There is no store view.");
const store = { ...polish, origin: "https://shop.test" };
const article = { id: 3, slug: "oprawki", title: "Oprawki", teaser: "", picture: null };

test("an article names its day and the person who wrote it", () => {
  const document = articleDocument({ ...article, publishedOn: "2026-04-22", author: "Anna Zielińska" }, store);
  expect(document).toMatchObject({
    datePublished: "2026-04-22",
    author: { "@type": "Person", name: "Anna Zielińska" },
    mainEntityOfPage: "https://shop.test/blog/3/oprawki",
  });
});

test("without them it has no date, and the shop is its author", () => {
  const document = articleDocument({ ...article, publishedOn: null, author: null }, store);
  expect(document).not.toHaveProperty("datePublished");
  expect(document.author).toEqual(document.publisher);
});
