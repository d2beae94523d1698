import { expect, test } from "./fixtures.ts";
import { polish } from "./shopper.ts";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop can be read: models, prices, sizes, another colour", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Nela" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
    await expect(page.getByText("zł").first()).toBeVisible();
    // Chromium under test does not show what stands in noscript; that it is there is what can be seen.
    const source = await (await page.request.get(page.url())).text();
    expect(source).toContain("Aby dodać oprawkę do koszyka, włącz obsługę JavaScript");
    await page
      .getByRole("group", { name: /^Kolor/ })
      .getByRole("link")
      .last()
      .click();
    await expect(page).toHaveURL(/\/p\/[^/]+\/[^/]+\/[^/]+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
  });
});

test("by keyboard alone: from the home page to the confirmation", async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  /** Tabs until the focused element's name is this one. */
  const tabTo = async (name: string | RegExp) => {
    const wanted = page
      .getByRole("link", { name })
      .or(page.getByRole("button", { name }))
      .or(page.getByLabel(name, { exact: true }))
      .or(page.getByRole("radio", { name }));
    for (let tabs = 0; tabs < 80; tabs++) {
      await press("Tab");
      const focused = await wanted.evaluateAll((elements) =>
        elements.some((element) => element === document.activeElement),
      );
      if (focused) return;
    }
    throw new Error(`Tab never reached ${name}.`);
  };
  const type = async (name: string, text: string) => {
    await tabTo(name);
    await page.keyboard.type(text);
  };

  await page.goto("/");
  await expect(page.getByRole("link", { name: polish.cart })).toBeVisible();
  await press("Tab");
  await press("Enter"); // The skip link: past the header.
  await tabTo("Nela");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
  await tabTo(polish.add);
  await press("Enter");
  await expect(page.getByRole("region", { name: polish.notices }).getByText(polish.added)).toBeVisible();
  await tabTo(polish.toCheckout);
  await press("Enter");
  const { labels, address, continue: next } = polish;
  await type(labels.firstName, "Anna");
  await type(labels.lastName, "Nowak");
  await type(labels.email, "anna@example.com");
  await tabTo(next[0]);
  await press("Enter");
  await type(labels.street, address.street);
  await type(labels.postcode, address.postcode);
  await type(labels.city, address.city);
  await type(labels.phone, address.phone);
  await tabTo(next[1]);
  await press("Enter");
  await tabTo(next[2]);
  await press("Enter");
  await tabTo(polish.order);
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: polish.thanks })).toBeVisible();
});
