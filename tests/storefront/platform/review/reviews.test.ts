import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { type Account, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();
await platform.setStock(black, 50);
const reviewed = await platform.connection.query<{ id: number }>("select id from products where sku = 'MR-BRUNO'");
const productId = reviewed.rows[0]?.id ?? 0;
const otherId = productId === 1 ? 2 : 1;

async function buy({ headers }: Pick<Account, "headers">, status: string) {
  const sent = orderFor(await filledCart(platform, black), bruno);
  const { json } = await platform.post("order/create", sent, headers);
  const { orderNumber } = json.result as { orderNumber: string };
  await platform.connection.query("update orders set status = $2 where number = $1", [orderNumber, status]);
}

const review = { rating: 5, title: "Lekkie", detail: "Noszę je cały dzień.", nickname: "Ala z Łodzi" };
const write = ({ headers }: Pick<Account, "headers">, change: object = {}, query = "storeCode=pl") =>
  platform.post(`product-review?${query}`, { review: { ...review, product_id: productId, ...change } }, headers);
const reviewRight = async ({ headers }: Pick<Account, "headers">, id = productId) =>
  (await platform.get(`user/can-review-product?product_id=${id}`, headers)).json.result;
const shownReviews = async () => {
  const { json } = await platform.get("vsbridge/catalog/vue_storefront_catalog_pl/user_review/_search?size=500");
  return JSON.stringify(json);
};

test.each([
  ["pending", false],
  ["paid", false],
  ["in_production", false],
  ["shipped", true],
  ["completed", true],
  ["canceled", false],
  ["refunded", false],
])("an order with status %s allows a review: %s", async (status, expected) => {
  const account = await register(platform);
  await buy(account, status);
  await expect(reviewRight(account)).resolves.toEqual({ can_review: expected, reason: expected ? null : "not-bought" });
  const answer = await write(account);
  expect(answer.status).toBe(expected ? 200 : 403);
});

test("stores a review for moderation, one per customer and product", async () => {
  const account = await register(platform);
  await buy(account, "completed");
  const answer = await write(account, { title: "Czeka na przeczytanie" });
  expect(answer.json).toEqual({ code: 200, result: { status: "submitted" } });
  await expect(shownReviews()).resolves.not.toContain("Czeka na przeczytanie");
  expect(endpoints.reviewRight.result("PLN").parse(await reviewRight(account))).toBe("already-reviewed");
  const again = await write(account);
  expect([again.status, again.json.result]).toMatchObject([409, { code: "REVIEW_EXISTS" }]);
});

test("accepts only one of two concurrent reviews", async () => {
  const account = await register(platform);
  await buy(account, "shipped");
  const answers = await Promise.all([write(account), write(account)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("refuses reviews of products that the customer has not bought", async () => {
  const account = await register(platform);
  await buy(account, "completed");
  const other = await register(platform);
  expect((await write(other)).status).toBe(403);
  expect((await write(account, { product_id: otherId })).status).toBe(403);
  expect((await write(account, { product_id: 999_999 })).status).toBe(403);
});

test("refuses a review that breaks the rules of the form", async () => {
  const account = await register(platform);
  await buy(account, "completed");
  const answer = await write(account, { rating: 6, title: " ", nickname: "ala@example.pl" });
  expect([answer.status, answer.json.result]).toEqual([
    400,
    [
      { field: "review.rating", problem: "required" },
      { field: "review.title", problem: "required" },
      { field: "review.nickname", problem: "address" },
    ],
  ]);
});

test("returns a customer's own reviews and what they may review, to them alone", async () => {
  const account = await register(platform);
  await buy(account, "paid");
  const ownReviews = async ({ headers }: Pick<Account, "headers">) =>
    endpoints.ownReviews.result("PLN").parse((await platform.get("user/reviews", headers)).json.result);
  await expect(ownReviews(account)).resolves.toEqual({ written: [], waiting: [] });
  await buy(account, "shipped");
  await buy(account, "completed");
  await expect(ownReviews(account)).resolves.toEqual({ written: [], waiting: [{ productId, sku: "MR-BRUNO" }] });
  await write(account, { title: "Moja własna" });
  await expect(ownReviews(account)).resolves.toEqual({
    written: [
      {
        ...review,
        id: expect.any(Number),
        sku: "MR-BRUNO",
        title: "Moja własna",
        status: "submitted",
        createdAt: expect.any(Date),
      },
    ],
    waiting: [],
  });
  await expect(ownReviews(await register(platform))).resolves.toEqual({ written: [], waiting: [] });
});

const ownReview = async ({ headers }: Pick<Account, "headers">) => {
  const { json } = await platform.get("user/reviews", headers);
  return endpoints.ownReviews.result("PLN").parse(json.result).written[0];
};
const approve = (id: number | undefined) =>
  platform.connection.query("update reviews set status = 'approved' where id = $1", [id]);

test("a changed review is hidden until the staff has read it again", async () => {
  const account = await register(platform);
  await buy(account, "completed");
  await write(account, { title: "Przed zmianą" });
  const { id } = (await ownReview(account)) ?? {};
  await approve(id);
  const changed = { ...review, title: "Po zmianie", rating: 2 };
  const answer = await platform.post(`user/reviews/change/${id}`, { review: changed }, account.headers);
  expect(answer.json).toEqual({ code: 200, result: { status: "submitted" } });
  await expect(ownReview(account)).resolves.toMatchObject({ id, title: "Po zmianie", rating: 2, status: "submitted" });
  const shown = await shownReviews();
  expect(shown).not.toContain("Przed zmianą");
  expect(shown).not.toContain("Po zmianie");
});

test("a withdrawn review is gone, and the product may be reviewed anew", async () => {
  const account = await register(platform);
  await buy(account, "completed");
  await write(account, { title: "Do wycofania" });
  const { id } = (await ownReview(account)) ?? {};
  await approve(id);
  const answer = await platform.post(`user/reviews/withdraw/${id}`, undefined, account.headers);
  expect(answer.json).toEqual({ code: 200, result: { status: "withdrawn" } });
  await expect(shownReviews()).resolves.not.toContain("Do wycofania");
  await expect(ownReview(account)).resolves.toBeUndefined();
  await expect(reviewRight(account)).resolves.toEqual({ can_review: true, reason: null });
});

test("nobody changes or withdraws the review of another customer, or breaks the rules of the form", async () => {
  const account = await register(platform);
  await buy(account, "completed");
  await write(account, { title: "Nie twoja" });
  const { id } = (await ownReview(account)) ?? {};
  const stranger = await register(platform);
  const body = { review: { rating: 1, title: "x", detail: "x", nickname: "x" } };
  expect((await platform.post(`user/reviews/change/${id}`, body, stranger.headers)).status).toBe(404);
  expect((await platform.post(`user/reviews/withdraw/${id}`, undefined, stranger.headers)).status).toBe(404);
  const wrong = { review: { ...body.review, title: " " } };
  const answer = await platform.post(`user/reviews/change/${id}`, wrong, account.headers);
  expect([answer.status, answer.json.result]).toEqual([400, [{ field: "review.title", problem: "required" }]]);
  await expect(ownReview(account)).resolves.toMatchObject({ title: "Nie twoja" });
});

test("requires a login", async () => {
  for (const answer of [
    await platform.get("user/reviews"),
    await write({ headers: {} }),
    await platform.get(`user/can-review-product?product_id=${productId}`),
  ]) {
    expect([answer.status, answer.json.result]).toMatchObject([401, { code: "LOGIN_REQUIRED" }]);
  }
});
