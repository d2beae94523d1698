import { expect, type Locator, type Page } from "./fixtures.ts";
import type { Language } from "./language.ts";

export { german, type Language, polish } from "./language.ts";

/** The cart in the header names its count only once the page has been taken over by the browser. */
export const ready = (page: Page, { cart }: Language) => expect(page.getByRole("link", { name: cart })).toBeVisible();

/**
 * Parts of a page whose code comes late are taken over after the rest; pressed before, their links lead to whole pages.
 * Nothing on the page tells the two apart but what React keeps at its elements.
 */
export const takenOver = (target: Locator) =>
  expect
    .poll(() => target.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

/** Opens a page and waits until the browser has taken it over. */
export async function visit(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path);
  await ready(page, language);
}

/** The page of the first frame of that name on the home page, opened there. */
export async function openFrame(page: Page, language: Language, name = "Nela"): Promise<void> {
  await visit(page, language.prefix || "/", language);
  const link = page.getByRole("main").getByRole("link", { name }).first();
  await takenOver(link);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** The cart over the page. */
export const microcart = (page: Page, { microcart }: Language): Locator =>
  page.getByRole("dialog", { name: microcart });

/** Puts the open product into the cart, which opens over the page and says so. */
export async function addToCart(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: language.add, exact: true }).click();
  await expect(microcart(page, language).getByText(language.added)).toBeVisible();
}

/** A mailbox that nobody else has: the shop asks for a confirmation when one mailbox orders too often. */
export const newMailbox = (): string => `anna-${crypto.randomUUID()}@example.com`;

export async function fillPersonal(
  page: Page,
  { labels, continue: [next] }: Language,
  email = newMailbox(),
): Promise<void> {
  await page.getByLabel(labels.firstName, { exact: true }).fill("Anna");
  await page.getByLabel(labels.lastName, { exact: true }).fill("Brzęczyszczykiewicz");
  await page.getByLabel(labels.email, { exact: true }).fill(email);
  await page.getByRole("button", { name: next }).click();
}

export async function fillShipping(page: Page, { labels, address, continue: [, next] }: Language): Promise<void> {
  await page.getByLabel(labels.street, { exact: true }).fill(address.street);
  await page.getByLabel(labels.postcode, { exact: true }).fill(address.postcode);
  await page.getByLabel(labels.city, { exact: true }).fill(address.city);
  await page.getByLabel(labels.phone, { exact: true }).fill(address.phone);
  await expect(page.getByRole("radio", { checked: true })).toBeVisible();
  await page.getByRole("button", { name: next }).click();
}

/** From the first step of the checkout to the last one, as a guest who pays on delivery. */
export async function answerCheckout(page: Page, language: Language): Promise<void> {
  await fillPersonal(page, language);
  await fillShipping(page, language);
  await page.getByRole("button", { name: language.continue[2] }).click();
  await expect(page.getByRole("button", { name: language.order })).toBeVisible();
}

/** From an open product to the last step of the checkout. */
export async function goToReview(page: Page, language: Language): Promise<void> {
  await addToCart(page, language);
  await microcart(page, language).getByRole("link", { name: language.toCheckout }).click();
  await answerCheckout(page, language);
}

export async function placeOrder(page: Page, language: Language): Promise<string> {
  await page.getByRole("button", { name: language.order }).click();
  return placedOrder(page, language);
}

/** The number of the order that a page thanks for, once it does. */
export async function placedOrder(page: Page, { thanks }: Language): Promise<string> {
  await expect(page.getByRole("heading", { level: 1, name: thanks })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
