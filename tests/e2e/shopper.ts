import { expect, type Locator, type Page } from "./fixtures.ts";
import type { Language } from "./language.ts";

export { german, type Language, polish } from "./language.ts";

/** Waits until the page is hydrated; only then does the cart's link name the number of pieces. */
export const waitForHydration = (page: Page, { cart }: Language) =>
  expect(page.getByRole("link", { name: cart })).toBeVisible();

/**
 * Waits until an element is hydrated. Lazily loaded parts are hydrated after the rest; until then, their links load
 * whole pages. Only React's own properties on the elements show the difference.
 */
export const waitForHydrationOf = (target: Locator) =>
  expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

/** Waits until the whole page is hydrated. */
export const waitForWholeHydration = (page: Page) =>
  page.waitForFunction(() => {
    const elements = [...document.querySelectorAll("body *:not(script, style, svg, svg *)")];
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return document.readyState === "complete" && elements.every(isHydrated);
  });

/**
 * Waits until the page has begun what it does once it responds, such as keeping the focus. It then loads the code of
 * notices.
 */
export const waitForLateStart = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/OfflineBar-")),
  );

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path);
  await waitForHydration(page, language);
}

/** Denies the pages that are opened from now on some of their storage. */
const deny = (page: Page, stores: readonly ("localStorage" | "sessionStorage" | "indexedDB")[]) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const get = () => {
        throw new DOMException("Access is denied.", "SecurityError");
      };
      Object.defineProperty(window, name, { get });
    }
  }, stores);

/** Denies pages all storage, as a browser does that keeps nothing of the shop. */
export const blockStorage = (page: Page) => deny(page, ["localStorage", "sessionStorage", "indexedDB"]);

/** Denies pages the database, so that no answer of the shop is kept for the time without a network. */
export const keepNoAnswers = (page: Page) => deny(page, ["indexedDB"]);

/** Returns everything that this browser stores in places that scripts can read. */
export const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const contents = await Promise.all(
      databases.map(
        ({ name = "" }) =>
          new Promise((resolve) => {
            const opening = indexedDB.open(name);
            opening.addEventListener("success", () => {
              const database = opening.result;
              const [store] = database.objectStoreNames;
              if (store === undefined) return resolve([]);
              const keys = database.transaction(store).objectStore(store).getAllKeys();
              keys.addEventListener("success", () => resolve([name, keys.result]));
            });
          }),
      ),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie, contents]);
  });

/** Opens the page of the frame Nela. */
export async function openFrame(page: Page, language: Language): Promise<void> {
  await visit(page, language.nela, language);
  await expect(page.getByRole("heading", { level: 1, name: "Nela" })).toBeVisible();
}

/** Returns the dialog with the cart. */
export const microcart = (page: Page, { microcart }: Language): Locator =>
  page.getByRole("dialog", { name: microcart });

/** Adds the open product to the cart and waits for the dialog that confirms it. */
export async function addToCart(page: Page, language: Language): Promise<void> {
  const add = page.getByRole("button", { name: language.add, exact: true });
  await waitForHydrationOf(add);
  await add.click();
  await expect(microcart(page, language).getByText(language.added)).toBeVisible();
}

/** Returns a new address, because the shop asks for a confirmation when one mailbox orders too often. */
export const newMailbox = (): string => `anna-${crypto.randomUUID()}@example.com`;

/** Fills in who orders. After that comes the delivery, or for an order without any the payment. */
export async function fillPersonal(
  page: Page,
  { labels, continue: [toShipping, toPayment] }: Language,
  email = newMailbox(),
): Promise<void> {
  await page.getByLabel(labels.firstName, { exact: true }).fill("Anna");
  await page.getByLabel(labels.lastName, { exact: true }).fill("Brzęczyszczykiewicz");
  await page.getByLabel(labels.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: new RegExp(`^(${toShipping}|${toPayment})$`) }).click();
}

/** Fills in an address: of the delivery, or of the invoice for an order without any. */
export async function fillAddress(page: Page, { labels, address }: Language): Promise<void> {
  await page.getByLabel(labels.street, { exact: true }).fill(address.street);
  await page.getByLabel(labels.postcode, { exact: true }).fill(address.postcode);
  await page.getByLabel(labels.city, { exact: true }).fill(address.city);
  await page.getByLabel(labels.phone, { exact: true }).fill(address.phone);
}

export async function fillShipping(page: Page, language: Language): Promise<void> {
  await fillAddress(page, language);
  await expect(page.getByRole("radio", { checked: true })).toBeVisible();
  await page.getByRole("button", { name: language.continue[1] }).click();
}

/** Ticks what has to be ticked before ordering: the terms in the Polish shop, and that what is made for one cannot be returned. */
export async function giveConsents(page: Page, { consent }: Language): Promise<void> {
  if (consent.terms) await page.getByRole("checkbox", { name: consent.terms }).check();
  for (const name of [consent.lenses, consent.made]) {
    const box = page.getByRole("checkbox", { name });
    if (await box.isVisible()) await box.check();
  }
}

/** Completes every step of the checkout but the last, as a guest who pays on delivery, and ticks what the last one asks. */
export async function completeCheckoutSteps(page: Page, language: Language, email = newMailbox()): Promise<void> {
  await fillPersonal(page, language, email);
  await fillShipping(page, language);
  await page.getByRole("button", { name: language.continue[2] }).click();
  await expect(page.getByRole("button", { name: language.order })).toBeVisible();
  await giveConsents(page, language);
}

/** Puts a frame into the cart and goes to the last step of the checkout. */
export async function reviewFrame(page: Page, language: Language): Promise<void> {
  await openFrame(page, language);
  await addToCart(page, language);
  await microcart(page, language).getByRole("link", { name: language.toCheckout }).click();
  await completeCheckoutSteps(page, language);
}

export async function placeOrder(page: Page, language: Language): Promise<string> {
  // A press while the total is being reckoned is answered with the new total, which needs another press.
  await expect(page.getByText(language.openTotal)).toHaveCount(0);
  await giveConsents(page, language);
  await page.getByRole("button", { name: language.order }).click();
  return waitForOrderNumber(page, language);
}

/** Waits for the confirmation and returns the order's number. */
export async function waitForOrderNumber(page: Page, { thanks }: Language): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Returns an entry of the menu panel on phones, which unfolds, and below it the link to its whole category. */
export function menuEntry(page: Page, category: string) {
  const panel = page.getByRole("dialog");
  return {
    entry: panel.locator("summary", { hasText: category }).first(),
    link: panel.getByRole("link", { name: new RegExp(`: ${category}$`) }),
  };
}

/**
 * Sends something without a connection, expects the sentence about it, and sends it again with the connection, as what was
 * typed has stayed.
 */
export async function sendOfflineFirst(page: Page, send: () => Promise<void>, sentence: Locator): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await send();
  await expect(sentence).toBeVisible();
  await context.setOffline(false);
  await send();
}
