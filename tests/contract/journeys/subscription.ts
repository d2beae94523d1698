import { describe, expect, test } from "vitest";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

/** Tests who may read and change subscriptions, renew and reorder. */
export function subscription(customer: () => Provider, guest: Provider): void {
  const { currency, address, without } = guest.fixtures;
  const has = (name: CallName) => !without.includes(name);
  const wireAddress = { ...address, region: "", region_id: 0, region_code: "" };
  const customerCalls: readonly (readonly [name: CallName, query: object, body: object])[] = [
    ["subscribe", {}, { currencyCode: currency, productVariantId: "no-such-variant" }],
    ["subscriptionOffer", {}, {}],
    ["subscriptionAddress", {}, { address: wireAddress }],
    ["subscriptionCancel", {}, {}],
    ["subscriptionSkip", {}, {}],
    ["subscriptionPause", {}, {}],
    ["subscriptionResume", {}, {}],
  ];

  describe("a subscription", () => {
    if (has("subscriptions"))
      test("is listed by pages, only for its owner", async () => {
        const list = await customer().result("subscriptions", { pageSize: "20", currentPage: "1" });
        expect(list).toMatchObject({ total: expect.any(Number) });
        await expect(guest.stranger().ask("subscriptions")).resolves.toMatchObject({ status: 401, code: 401 });
      });

    test.each(customerCalls.filter(([name]) => has(name)))(
      "%s returns 401 to guests, and refuses an unknown subscription",
      async (name, query, body) => {
        await expect(guest.stranger().ask(name, query, body)).resolves.toMatchObject({ status: 401, code: 401 });
        const refused = await customer().ask(name, query, body);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.status).toBeLessThan(500);
        expect(refused.code).toBe(refused.status);
      },
    );

    if (has("subscriptionTerminate"))
      test("can be ended without a login, and refuses an invalid statement", async () => {
        const stated = { kind: "ordinary", name: "Ala Nowak", contract: "no-such-contract", email: "ala@example.pl" };
        const received = await guest.stranger().result("subscriptionTerminate", {}, stated);
        expect(received).toMatchObject({ reference: expect.any(String) });
        for (const wrong of [{ email: "ala" }, { kind: "extraordinary" }, { ends_on: "2020-01-01" }]) {
          const refused = await guest.stranger().ask("subscriptionTerminate", {}, { ...stated, ...wrong });
          expect(refused).toMatchObject({ status: 400, code: 400 });
        }
      });

    if (has("subscriptionPaymentLink"))
      test("refuses a forged payment link", async () => {
        const refused = await guest
          .stranger()
          .ask("subscriptionPaymentLink", { currencyCode: currency, tokenValue: "forged" });
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.code).toBe(refused.status);
      });
  });

  describe("a repeated order", () => {
    if (has("orderRenewal"))
      test("refuses a forged token", async () => {
        const refused = await guest.stranger().ask("orderRenewal", { tokenValue: "forged" });
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.code).toBe(refused.status);
      });

    if (has("lensReorder"))
      test("answers the same for a wrong phone number and a forged token", async () => {
        const ask = (phone_number: string, order_token: string) =>
          guest.stranger().ask("lensReorder", {}, { phone_number, order_token });
        const [phone, token] = [await ask("600100200", "forged"), await ask("600100201", "forged-too")];
        expect(phone.status).toBeGreaterThanOrEqual(400);
        expect({ status: token.status, result: token.result }).toEqual({ status: phone.status, result: phone.result });
      });
  });
}
