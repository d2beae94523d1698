import { expect, type Page, test } from "./fixtures.ts";
import { polish, ready } from "./shopper.ts";

/** The first frame's page, as the home page links it. */
async function frameHref(page: Page): Promise<string> {
  await page.goto("/");
  await ready(page, polish);
  return (await page.getByRole("main").getByRole("link", { name: "Nela" }).first().getAttribute("href")) ?? "";
}

test("wrong words in an address lead to the right ones, for good", async ({ page, request }) => {
  const href = await frameHref(page);
  const [, , parentSku, slug] = href.split("/");
  const moved = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  expect(await moved(`/p/${parentSku}/other-words`)).toEqual([301, expect.stringContaining(`/p/${parentSku}/${slug}`)]);
  expect(await moved(`/pl/p/${parentSku}/${slug}`)).toEqual([301, `/p/${parentSku}/${slug}`]);
  expect(await moved("/pl")).toEqual([301, "/"]);
  // The last level of a breadcrumb names a category by its plain path (docs/decisions/product.md#decision-22).
  const round = "okragle-okulary-damskie";
  expect(await moved(`/okulary-korekcyjne/okulary-damskie/${round}`)).toEqual([
    301,
    expect.stringContaining(`/c/${round}`),
  ]);
  expect(await moved(`/p/${parentSku}/${slug}/no-such-variant`)).toEqual([
    301,
    expect.stringContaining(`/p/${parentSku}/${slug}`),
  ]);
});

test("a variant opened by its own sku is shown on its model's page", async ({ page }) => {
  const href = await frameHref(page);
  await page.goto(href);
  await page.getByRole("main").getByRole("link", { name: /mm/ }).last().click();
  await expect(page).toHaveURL(/\/p\/[^/]+\/[^/]+\/[^/]+$/);
  const [, , parentSku, slug, childSku] = new URL(page.url()).pathname.split("/");
  const answer = await page.goto(`/p/${childSku}/${slug}`);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(`/p/${parentSku}/${slug}/${childSku}`);
});

test.describe("where there is nothing", () => {
  // Browsers complain of the status 404.
  test.use({ isDisturbed: true });

  test("what is not there is said, with status 404, in the shop's language", async ({ page }) => {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.goto("/de/p/NO-SUCH/frame"))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
    expect((await page.goto("/order-confirmation/000000001"))?.status()).toBe(404);
  });
});
