import { expect, test } from "vitest";
import { createQueryClient } from "#app/queries/createQueryClient.ts";
import { loadFaq, questionsQuery } from "#app/queries/content.ts";
import { loadHome, newestReviewsQuery } from "#app/queries/home.ts";
import { shelfQuery } from "#app/queries/products.ts";
import { openForTests } from "../../platform/support/openForTests.ts";
import { clientOf } from "../support/openTab.ts";

const platform = await openForTests();

/** A shop whose platform fails requests that `fails` names. */
function shopWhere(fails: (request: Request) => boolean) {
  const client = clientOf(async (request) =>
    fails(request) ? Response.json({ code: 500, result: "No." }, { status: 500 }) : platform.fetch(request),
  );
  return { client, queryClient: createQueryClient() };
}
const asks = (words: string) => (request: Request) => decodeURIComponent(request.url).includes(words);

test("the page of questions stands without the questions", async () => {
  const shop = shopWhere(asks("cms_faq"));
  await expect(loadFaq(shop)).resolves.toMatchObject({ identifier: "faq" });
  expect(shop.queryClient.getQueryData(questionsQuery(shop.client).queryKey)).toBeUndefined();
});

test("the home page stands without what the staff writes and without one of its lists", async () => {
  const content = /front_block|article|banner|slider/;
  let lists = 0;
  const shop = shopWhere(({ url }) => content.test(url) || (url.includes("product/_search") && (lists += 1) === 1));
  await loadHome(shop);
  const found = (["promoteOnHomePage", "newProduct", "bestseller"] as const).filter((flag) =>
    shop.queryClient.getQueryData(shelfQuery(shop.client, flag).queryKey),
  );
  expect(found).toHaveLength(2);
});

test("the home page fails with the reason when none of its lists can be loaded", async () => {
  await expect(loadHome(shopWhere(asks("product/_search")))).rejects.toMatchObject({ status: 500 });
});

test("the newest reviews of the home page name their products", async () => {
  const { client, queryClient } = shopWhere(() => false);
  const reviews = await queryClient.fetchQuery(newestReviewsQuery(client));
  expect(reviews).toHaveLength(3);
  for (const { review, product } of reviews) expect(product?.parentSku).toBe(review.sku);
});
