import type { Locator } from "@playwright/test";
import { expect, expectHealthyPage, type Page } from "./fixtures.ts";
import type { Language } from "./language.ts";
import { waitForHydrationOf } from "./shopper.ts";

/** The password of the customers that `register` creates. */
export const customerPassword = "zielona łódka pod lasem";

/** Creates an account, which logs this browser in. */
export async function register(page: Page, { prefix }: Language, email: string): Promise<void> {
  const answer = await page.request.post(`/api/user/create?storeCode=${prefix === "" ? "pl" : "de"}`, {
    data: {
      customer: { firstname: "Anna", lastname: "Nowak", email },
      password: customerPassword,
      conditions: true,
    },
  });
  expect(answer.status()).toBe(200);
}

const offer = {
  Polish: {
    open: "Załóż konto",
    title: "Załóż konto do tego zamówienia",
    password: "Hasło",
    repeated: "Powtórz hasło",
    terms: /^Akceptuję/,
    created: "Konto jest gotowe, a zamówienie już w nim jest",
  },
  German: {
    open: "Konto anlegen",
    title: "Ein Konto zu dieser Bestellung anlegen",
    password: "Passwort",
    repeated: "Passwort wiederholen",
    terms: /^Ich akzeptiere/,
    created: "Das Konto ist angelegt und enthält diese Bestellung",
  },
};

/** Creates the account that the confirmation of an order offers to a guest. */
export async function createOfferedAccount(
  page: Page,
  { name }: Language,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const texts = offer[name];
  const main = page.getByRole("main");
  const open = main.getByRole("button", { name: texts.open });
  await waitForHydrationOf(open);
  await press(open);
  await expect(main.getByRole("heading", { name: texts.title })).toBeFocused();
  await main.getByLabel(texts.password, { exact: true }).fill(customerPassword);
  await main.getByLabel(texts.repeated, { exact: true }).fill(customerPassword);
  await press(main.getByRole("checkbox", { name: texts.terms }));
  await expectHealthyPage(page);
  await press(main.getByRole("button", { name: texts.open }));
  await expect(main.getByRole("heading", { name: texts.created })).toBeFocused();
}
