import type { BrowserContext } from "@playwright/test";
import { expect, type Page, tagFor, test } from "./fixtures.ts";
import { expectStyled } from "./styles.ts";
import { addToCart, microcart, openFrame, polish, visit, waitForHydrationOf } from "./shopper.ts";

test.use({ expectsErrors: true });

interface FirstView {
  readonly name: string;
  readonly path: string;
  /** Whether the cart holds a frame. */
  readonly hasCart?: boolean;
  /** Names of files, each of a different kind, that `npm test` withholds; `npm run test:full` withholds every file. */
  readonly quick?: RegExp;
}

const views: readonly FirstView[] = [
  { name: "home", path: "/" },
  { name: "category", path: polish.frames.path },
  { name: "frame", path: polish.nela },
  { name: "contact lenses", path: "/p/KR-DZIEN-30/kropla-dzien-soczewki-jednodniowe-30" },
  { name: "cart", path: "/cart", hasCart: true },
  { name: "checkout", path: "/checkout", hasCart: true, quick: /^(checkout-|CheckoutHead-)/ },
  { name: "search", path: "/c/wszystko?query_string=nela" },
  { name: "text page", path: "/privacy" },
];

/** What is pressed to try again, whether a part or the whole page failed. */
const retry = (page: Page) => page.getByText(/^(Spróbuj ponownie|Odśwież stronę)$/).filter({ visible: true });

/** Returns whether React answers every control of the page. Only its own properties on the elements show that. */
const respondsEverywhere = (page: Page) =>
  page.evaluate(() => {
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return [...document.querySelectorAll("main, main :is(button, input, select), header button")].every(isHydrated);
  });

/** Waits until the page has settled: it responds everywhere, or says that something is missing. */
const waitUntilSettled = (page: Page) =>
  expect.poll(async () => (await retry(page).count()) > 0 || (await respondsEverywhere(page))).toBe(true);

/** Returns the headings that the server has rendered, without running a script. */
async function renderedHeadings(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(path);
  const headings = await page.locator("main :is(h1, h2)").allInnerTexts();
  await page.close();
  return headings;
}

/** Returns the names of the scripts, among them those with messages, that a page requests until it is idle. */
async function requestedScripts(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const names = new Set<string>();
  page.on("request", (request) => {
    const name = new URL(request.url()).pathname.split("/").at(-1) ?? "";
    if (name.endsWith(".js")) names.add(name);
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await waitUntilSettled(page);
  await page.close();
  return [...names];
}

/** Presses what tries again until nothing is missing: a file may concern a part of the page and the cart. */
const pressEveryRetry = (page: Page) =>
  expect(async () => {
    if ((await retry(page).count()) > 0) await retry(page).first().click();
    await expect(retry(page)).toHaveCount(0, { timeout: 3000 });
  }).toPass();

/** Opens a page without one of its files, and expects what the server rendered, a sentence, and a retry that works. */
async function expectPageWithout(context: BrowserContext, path: string, file: string, headings: readonly string[]) {
  await test.step(file, async () => {
    const page = await context.newPage();
    await page.route(`**/${file}`, (route) => route.abort());
    await page.goto(path);
    await waitUntilSettled(page);
    // The cart's heading adds the number of pieces, which the server does not know.
    const shown = await page.locator("main :is(h1, h2)").allInnerTexts();
    const lost = headings.filter((heading) => !shown.some((text) => text.startsWith(heading)));
    expect(lost, file).toEqual([]);
    await expect(page.locator("main h1")).toBeVisible();
    // A file that two parts need is missed by both; each part says so once.
    const sentences = page.getByRole("alert").filter({ hasText: "Ta część strony nie wczytała się w całości." });
    const repeated = await sentences.evaluateAll(
      (alerts) => alerts.length - new Set(alerts.map((alert) => alert.closest("section, form, main"))).size,
    );
    expect(repeated, file).toBe(0);
    await page.unroute(`**/${file}`);
    await pressEveryRetry(page);
    await expect.poll(() => respondsEverywhere(page), file).toBe(true);
    await page.close();
  });
}

async function fillCart(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await openFrame(page, polish);
  await addToCart(page, polish);
  await page.close();
}

/** Withholds each file of a first view in turn, of those that `isWithheld` selects. */
async function expectWithoutEachFile(context: BrowserContext, view: FirstView, isWithheld: (name: string) => boolean) {
  if (view.hasCart) await fillCart(context);
  const headings = await renderedHeadings(context, view.path);
  const files = (await requestedScripts(context, view.path)).filter(isWithheld);
  expect(files.length).toBeGreaterThan(1);
  const failures: string[] = [];
  for (const file of files)
    await expectPageWithout(context, view.path, file, headings).catch((failure: unknown) =>
      failures.push(`${file}: ${String(failure)}`),
    );
  expect(failures).toEqual([]);
}

for (const view of views) {
  test(
    `without any one script, what the server rendered of the ${view.name} page stays, and a retry helps`,
    {
      tag: "@full",
    },
    async ({ context }) => {
      test.setTimeout(900_000);
      await expectWithoutEachFile(context, view, () => true);
    },
  );
  const { quick } = view;
  if (quick)
    test(`without the code, the texts or a part of the ${view.name} page, what the server rendered stays`, async ({
      context,
    }) => {
      await expectWithoutEachFile(context, view, (name) => quick.test(name));
    });
}

/** Follows the menu's link to the frames, as a shopper does. */
const openFrames = (page: Page) =>
  page
    .getByRole("navigation", { name: polish.navigation })
    .getByRole("link", { name: polish.frames.name, exact: true })
    .click();

for (const { file, isQuick } of [
  { file: "c._slug-*.js", isQuick: true },
  { file: "list-*.js", isQuick: false },
  { file: "catalogCalls-*.js", isQuick: false },
])
  test(
    `a link to a page whose ${file} is missing leads to the page from the server`,
    {
      tag: tagFor(isQuick),
    },
    async ({ page }) => {
      await page.route(`**/${file}`, (route) => route.abort());
      await visit(page, "/cart", polish);
      await openFrames(page);
      await expect(page.getByRole("heading", { level: 1, name: polish.frames.name })).toBeVisible();
      await expect(page).toHaveURL(polish.frames.path);
      await page.unroute(`**/${file}`);
      if ((await retry(page).count()) > 0) await retry(page).first().click();
      await expect.poll(() => respondsEverywhere(page)).toBe(true);
      await expect(retry(page)).toHaveCount(0);
    },
  );

test(
  "a link that is followed while nothing arrives leads to a sentence, and a retry opens the page",
  { tag: "@full" },
  async ({ page }) => {
    await visit(page, "/cart", polish);
    await page.route("**/*", (route) => route.abort());
    await openFrames(page);
    const again = page.getByRole("main").getByRole("link", { name: "Spróbuj ponownie" });
    await expect(again).toBeVisible();
    await expect(page.getByRole("link", { name: polish.cart })).toBeVisible();
    await page.unroute("**/*");
    await again.click();
    await expect(page.getByRole("heading", { level: 1, name: polish.frames.name })).toBeVisible();
  },
);

test("a part that fails to load after a press says so in its place, and loads without a reload", async ({ page }) => {
  await page.route("**/FitComparison-*.js", (route) => route.abort());
  await openFrame(page, polish);
  const compare = page.getByRole("button", { name: "Porównaj ze swoimi okularami" });
  await waitForHydrationOf(compare);
  await compare.click();
  await expect(retry(page)).toBeVisible();
  await page.unroute("**/FitComparison-*.js");
  let reloads = 0;
  page.on("load", () => (reloads += 1));
  await retry(page).press("Enter");
  await expect(page.locator("#fit input").first()).toBeFocused();
  await expect(retry(page)).toHaveCount(0);
  expect(reloads).toBe(0);
});

test("a panel that is opened before its code has come opens once it has", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/afterStart-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, "/privacy", polish);
  await page.getByRole("link", { name: polish.cart }).click();
  const panel = microcart(page, polish);
  await expect(panel).toBeHidden();
  release();
  await expect(panel).toBeVisible();
});

test(
  "a notice whose texts do not arrive is replaced by one that says so",
  { tag: "@full" },
  async ({ page, context }) => {
    await page.route("**/notice-*.js", (route) => route.abort());
    await fillCart(context);
    await visit(page, "/cart", polish);
    await page.getByRole("button", { name: "Usuń: Nela" }).click();
    await page.getByRole("button", { name: "Usuń", exact: true }).click();
    await expect(
      page.getByRole("region", { name: polish.notices }).getByRole("button", { name: "Odśwież stronę" }),
    ).toBeVisible();
  },
);

test("the newsletter's form says that it did not load, and loads again", { tag: "@full" }, async ({ page }) => {
  await page.route("**/NewsletterSignUp-*.js", (route) => route.abort());
  await visit(page, "/privacy", polish);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(retry(page)).toBeVisible();
  await page.unroute("**/NewsletterSignUp-*.js");
  await retry(page).click();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible();
});

test(
  "a page whose code is missing has the styles of its lazy parts, and the buttons that send its forms",
  { tag: "@full" },
  async ({ page }) => {
    await page.route("**/c._slug-*.js", (route) => route.abort());
    await page.goto(polish.frames.path);
    await expect(retry(page)).toBeVisible();
    await expectStyled(page);
    await page.getByLabel("Sortuj:").selectOption("cena rosnąco");
    await page.getByRole("button", { name: "Sortuj", exact: true }).click();
    await expect(page).toHaveURL(/sort=price-low-to-high/);
  },
);

test(
  "a page whose styles are missing together with its code says so, and its retry loads both",
  { tag: "@full" },
  async ({ page }) => {
    await page.route("**/entry-client-*", (route) => route.abort());
    await page.goto(polish.nela);
    await expect(page.getByRole("alert").filter({ hasText: "nie wczytała się w całości" })).toBeVisible();
    await expect(page.getByText("Dodanie produktu do koszyka wymaga JavaScriptu")).toBeVisible();
    await page.unroute("**/entry-client-*");
    await retry(page).click();
    await expect.poll(() => respondsEverywhere(page)).toBe(true);
    await expectStyled(page);
    await expect(retry(page)).toHaveCount(0);
  },
);
