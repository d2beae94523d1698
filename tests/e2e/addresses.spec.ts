import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { polish } from "./shopper.ts";

test("an address with a wrong slug redirects permanently to the correct one", async ({ request }) => {
  const [, , parentSku, slug] = polish.nela.split("/");
  const redirectOf = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  expect(await redirectOf(`/p/${parentSku}/other-words`)).toEqual([
    301,
    expect.stringContaining(`/p/${parentSku}/${slug}`),
  ]);
  expect(await redirectOf(`/pl/p/${parentSku}/${slug}`)).toEqual([301, `/p/${parentSku}/${slug}`]);
  expect(await redirectOf("/pl")).toEqual([301, "/"]);
  // The last breadcrumb links to a category by its plain path (docs/decisions/product.md#decision-22).
  const round = "okragle-okulary-damskie";
  expect(await redirectOf(`/okulary-korekcyjne/okulary-damskie/${round}`)).toEqual([
    301,
    expect.stringContaining(`/c/${round}`),
  ]);
  expect(await redirectOf(`/p/${parentSku}/${slug}/no-such-variant`)).toEqual([
    301,
    expect.stringContaining(`/p/${parentSku}/${slug}`),
  ]);
});

test("a variant opened by its own sku redirects to its model's page", async ({ page }) => {
  await page.goto(polish.nela);
  await page.getByRole("main").getByRole("link", { name: /mm/ }).last().click();
  await expect(page).toHaveURL(/\/p\/[^/]+\/[^/]+\/[^/]+$/);
  const [, , parentSku, slug, childSku] = new URL(page.url()).pathname.split("/");
  const answer = await page.goto(`/p/${childSku}/${slug}`);
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(`/p/${parentSku}/${slug}/${childSku}`);
});

test("plain addresses lead permanently to the page of a product, a category or a text", async ({ request }) => {
  const targets = {
    "/pwa.html": "/",
    "/cart/": "/cart",
    "/nela-panto-z-acetatu": "/p/HL-NELA/nela-panto-z-acetatu",
    "/nela-panto-z-acetatu?childSku=HL-NELA-BLACK-48": "/p/HL-NELA/nela-panto-z-acetatu/HL-NELA-BLACK-48",
    "/de/nela-panto-aus-acetat": "/de/p/HL-NELA/nela-panto-aus-acetat",
    "/i/contact": "/kontakt",
    "/i/faq": "/faq",
    "/i/legal": "/legal",
  };
  for (const [path, location] of Object.entries(targets)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()["location"]]).toEqual([path, 301, location]);
  }
});

test("pages of text and the page of a failed payment state their type", { tag: "@full" }, async ({ page }) => {
  await page.goto("/i/loyalty-card");
  await expect(page.locator("main")).toHaveAttribute("data-page", "cms");
  await expectHealthyPage(page);
  await page.goto("/legal");
  await expect(page.locator("main")).toHaveAttribute("data-page", "static");
  await expectHealthyPage(page);
  await page.goto("/error");
  await expect(page.locator("main")).toHaveAttribute("data-page", "error");
  await expectHealthyPage(page);
});

test.describe("missing pages", () => {
  // Browsers log the status 404 as an error.
  test.use({ expectsErrors: true });

  test("a missing page has status 404 and an error page in the shop's language", async ({ page }) => {
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^Nie znaleziono strony/);
    expect((await page.goto("/%"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: /^404/ })).toBeVisible();
    expect((await page.goto("/de/p/NO-SUCH/frame"))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
    await expect(page).toHaveTitle(/^Seite nicht gefunden/);
    expect((await page.goto("/order-confirmation/000000001"))?.status()).toBe(404);
  });
});
