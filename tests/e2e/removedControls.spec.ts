import { desktop, expect, type Page, tagFor, test } from "./fixtures.ts";
import { polish, visit, waitForLateStart, waitForWholeHydration } from "./shopper.ts";

test.use({ viewport: desktop });

/** Expects the focus to be in the page's content: on the body, the keyboard would begin again at the top. */
const expectFocusInMain = (page: Page) => expect(page.locator("main :focus")).toHaveCount(1);

const ownControls = [
  ["a shape in place of the chosen one", `${polish.frames.path}?shape=round&width=50-50`, /^Panto \(\d+\)$/],
  ["the form for a new account", "/login", /^Załóż konto$/],
  ["the comparison with one's own glasses", polish.nela, /^Porównaj ze swoimi okularami$/],
  ["a removed filter", `${polish.frames.path}?shape=round`, /^Usuń filtr: Okrągłe$/],
] as const;

for (const [index, [what, path, name]] of ownControls.entries()) {
  test(`the focus stays on the page after ${what}`, { tag: tagFor(index === 0) }, async ({ page }) => {
    await page.goto(path);
    await waitForLateStart(page);
    await waitForWholeHydration(page);
    const main = page.getByRole("main");
    const control = main.getByRole("link", { name }).or(main.getByRole("button", { name })).first();
    const element = await control.elementHandle();
    await control.press("Enter");
    await expect.poll(() => element?.evaluate((each) => each.isConnected && each.checkVisibility())).toBe(false);
    await expectFocusInMain(page);
  });
}

const ways: Readonly<Record<string, (control: HTMLElement) => void>> = {
  removed: (control) => control.remove(),
  "removed with its entry": (control) => control.closest("li")?.remove(),
  hidden: (control) => void (control.style.display = "none"),
  disabled: (control) => control.setAttribute("disabled", ""),
};

for (const [way, lose] of Object.entries(ways)) {
  test(`the next control has the focus after one was ${way}`, { tag: tagFor(way === "disabled") }, async ({ page }) => {
    await visit(page, polish.frames.path, polish);
    await waitForLateStart(page);
    await waitForWholeHydration(page);
    const hearts = page.getByRole("main").getByRole("listitem").getByRole("button", { pressed: false });
    const [first, next] = await Promise.all([hearts.nth(0).elementHandle(), hearts.nth(1).elementHandle()]);
    await hearts.first().focus();
    await first?.evaluate(lose as (control: Node) => void);
    await expectFocusInMain(page);
    const isBehind = await next?.evaluate((heart) => {
      const position = document.activeElement?.compareDocumentPosition(heart) ?? 0;
      return heart === document.activeElement || (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    expect(isBehind).toBe(true);
  });
}

test("a press beside the controls leaves the focus nowhere", async ({ page }) => {
  await visit(page, polish.frames.path, polish);
  await waitForLateStart(page);
  await waitForWholeHydration(page);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().focus();
  // The list is drawn again at once, as by an answer that arrives with the press.
  await page.evaluate(() =>
    document.addEventListener("focusout", ({ target }) =>
      queueMicrotask(() => target instanceof Element && target.closest("li")?.remove()),
    ),
  );
  await page.getByRole("contentinfo").click({ position: { x: 2, y: 2 } });
  await page.waitForTimeout(300);
  await expect(page.locator(":focus")).toHaveCount(0);
});
