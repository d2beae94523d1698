import { desktop, expect, expectHealthyPage, phone, test } from "./fixtures.ts";
import { waitForHydrationOf } from "./shopper.ts";

test.describe("on a phone, in Polish", () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

  test("hearts fill the wishlist in all tabs; its panel undoes a removal and traps the focus", async ({ page }) => {
    await page.goto("/");
    const heart = page.getByRole("button", { name: "Ulubione: Nela" }).first();
    await waitForHydrationOf(heart);
    const other = await page.context().newPage();
    await other.goto("/");
    await heart.focus();
    await page.keyboard.press("Enter");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/");
    await expect(other.getByRole("banner").getByRole("link", { name: "Ulubione, 1 produkt" })).toBeVisible();
    await other.close();

    await page.reload();
    const opener = page.getByRole("banner").getByRole("link", { name: "Ulubione, 1 produkt" });
    await opener.click();
    const panel = page.getByRole("dialog", { name: "Ulubione" });
    await expect(panel.getByRole("link", { name: "Nela", exact: true })).toBeVisible();
    await expectHealthyPage(page);
    await panel.getByRole("button", { name: "Usuń z ulubionych: Nela" }).click();
    await panel.getByRole("button", { name: "Cofnij: Nela" }).click();
    await expect(panel.getByRole("link", { name: "Nela", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("the menu panel leads to the categories below an entry", async ({ page }) => {
    await page.goto("/cart");
    const opener = page.getByRole("banner").locator("summary[aria-label='Menu']");
    await waitForHydrationOf(opener);
    await opener.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.locator("summary", { hasText: "Okulary korekcyjne" }).click();
    await expectHealthyPage(page);
    await menu.getByRole("link", { name: "Oprawki z tytanu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: /tytanu/ })).toBeVisible();
  });
});

test.describe("on a desktop, in German", () => {
  test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

  test(
    "a comparison marks differences, survives a product that is gone, and can be shared",
    { tag: "@full" },
    async ({ page }) => {
      await page.goto("/de/p/HL-NELA/nela-panto-aus-acetat/HL-NELA-BLACK-48");
      const compare = page.getByRole("checkbox", { name: "Vergleichen: Nela" });
      await waitForHydrationOf(compare);
      await compare.check();
      await page.goto("/de/p/MR-BRUNO/x");
      await waitForHydrationOf(page.getByRole("checkbox", { name: "Vergleichen: Bruno" }));
      await page.getByRole("checkbox", { name: "Vergleichen: Bruno" }).check();
      await page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem("current-compare") ?? "null");
        stored.state.items.push({ sku: "NO-SUCH", name: "Frühling", childSku: null, qty: 1 });
        localStorage.setItem("current-compare", JSON.stringify(stored));
      });
      await page.goto("/de/compare");
      await expect(page.getByText("Dieses Produkt führen wir nicht mehr: Frühling")).toBeVisible();
      await page.getByRole("button", { name: "Aus der Liste entfernen" }).click();
      await expect(page.getByText("Frühling")).toBeHidden();
      await expect(page.getByRole("row", { name: /Glasbreite.*Unterschied/ })).toBeVisible();
      await expectHealthyPage(page);

      const href = (await page.getByRole("link", { name: "Link zu diesem Vergleich" }).getAttribute("href")) ?? "";
      expect(href).toContain("/de/compare?sku=");
      await page.getByRole("button", { name: "Aus dem Vergleich entfernen: Bruno" }).click();
      await page.goto(href);
      await expect(page.getByRole("heading", { level: 1, name: "Ein geteilter Vergleich" })).toBeVisible();
      const keep = page.getByRole("button", { name: "Als meinen Vergleich übernehmen" });
      await waitForHydrationOf(keep);
      await keep.click();
      await expect(page).toHaveURL(/\/de\/compare$/);
      await expect(page.getByRole("columnheader", { name: "Bruno" })).toBeVisible();
    },
  );

  test("a shared wishlist is readable without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/de/wishlist?sku=HL-NELA&sku=MR-BRUNO&sku=NO-SUCH");
    await expect(page.getByRole("main").getByRole("link", { name: "Bruno" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").getByRole("button")).toHaveCount(0);
    await context.close();
  });
});
