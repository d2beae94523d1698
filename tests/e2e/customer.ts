import { expect, type Page } from "./fixtures.ts";
import type { Language } from "./language.ts";

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

/** Whether the browser logged a refusal or a lost connection, which journeys provoke. */
export const isExpectedRefusal = (text: string): boolean =>
  /status of 4(00|01|04)|ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text);
