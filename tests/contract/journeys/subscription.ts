import { describe, expect, test } from "vitest";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

/** Subscriptions and orders that are made again: who may ask for them, and what they answer to everybody else. */
export function subscription(customer: () => Provider, guest: Provider): void {
  const { currency, address, without } = guest.fixtures;
  const has = (name: CallName) => !without.includes(name);
  const wireAddress = { ...address, region: "", region_id: 0, region_code: "" };
  const asked: readonly (readonly [name: CallName, query: object, body: object])[] = [
    ["subscribe", {}, { currencyCode: currency, productVariantId: "no-such-variant" }],
    ["subscriptionAddress", {}, { address: wireAddress }],
    ["subscriptionCancel", {}, {}],
  ];

  describe("a subscription", () => {
    if (has("subscriptions"))
      test("is in a list of its owner's, by pages", async () => {
        const list = await customer().result("subscriptions", { pageSize: "20", currentPage: "1" });
        expect(list).toMatchObject({ total: expect.any(Number) });
        await expect(guest.stranger().ask("subscriptions")).resolves.toMatchObject({ status: 401, code: 401 });
      });

    test.each(asked.filter(([name]) => has(name)))(
      "%s is a customer's own, and refused for what there is not",
      async (name, query, body) => {
        await expect(guest.stranger().ask(name, query, body)).resolves.toMatchObject({ status: 401, code: 401 });
        const refused = await customer().ask(name, query, body);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.status).toBeLessThan(500);
        expect(refused.code).toBe(refused.status);
      },
    );

    if (has("subscriptionPaymentLink"))
      test("is paid by a link that nobody can make up", async () => {
        const refused = await guest
          .stranger()
          .ask("subscriptionPaymentLink", { currencyCode: currency, tokenValue: "forged" });
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.code).toBe(refused.status);
      });
  });

  describe("an order that is made again", () => {
    if (has("orderRenewal"))
      test("is known by a token that nobody can make up", async () => {
        const refused = await guest.stranger().ask("orderRenewal", { tokenValue: "forged" });
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.code).toBe(refused.status);
      });

    if (has("lensReorder"))
      test("is refused in the same words whatever is wrong", async () => {
        const ask = (phone_number: string, order_token: string) =>
          guest.stranger().ask("lensReorder", {}, { phone_number, order_token });
        const [phone, token] = [await ask("600100200", "forged"), await ask("600100201", "forged-too")];
        expect(phone.status).toBeGreaterThanOrEqual(400);
        expect({ status: token.status, result: token.result }).toEqual({ status: phone.status, result: phone.result });
      });
  });
}
