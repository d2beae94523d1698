import { beforeAll, describe, expect, test } from "vitest";
import { toWireAmount } from "#contract/wire/value.ts";
import type { CartTotals } from "#domain/cart/cart.ts";
import type { Order } from "#domain/order/order.ts";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

interface Placed {
  readonly id: string;
  readonly number: string;
}

/** Tests an order of a guest, and the calls about it. */
export function order(provider: Provider): void {
  const { sku, address, shipping, paymentCode, storeCode, without } = provider.fixtures;
  const has = (name: CallName) => !without.includes(name);

  describe("an order", () => {
    const key = crypto.randomUUID();
    let sent: Readonly<Record<string, unknown>> = {};
    let placed: Placed = { id: "", number: "" };

    async function orderOf(cartId: string) {
      const { lines } = (await provider.result("cartTotals", { cartId })) as CartTotals;
      const [line] = lines;
      if (!line) throw new Error("The cart is empty.");
      const price = toWireAmount(line.rowTotal) / line.quantity;
      const whole = { ...address, region: "", region_id: 0, region_code: "", company: "", email: "ala@example.pl" };
      return {
        user_id: "",
        cart_id: cartId,
        store_code: storeCode,
        order_id: key,
        created_at: new Date().toISOString(),
        updated_at: new Date().toISOString(),
        transmited: true,
        customer: { firstname: address.firstname, lastname: address.lastname, email: "ala@example.pl" },
        products: [{ sku, qty: line.quantity, price, name: "" }],
        addressInformation: {
          shippingAddress: whole,
          billingAddress: whole,
          shipping_carrier_code: shipping.carrierCode,
          shipping_method_code: shipping.methodCode,
          payment_method_code: paymentCode,
          payment_method_additional: {},
          shippingExtraFields: {},
        },
      };
    }

    beforeAll(async () => {
      const cartId = String(await provider.result("cartCreate"));
      await provider.result("cartUpdate", { cartId }, { cartItem: { sku, qty: 1, quoteId: cartId } });
      sent = await orderOf(cartId);
      placed = (await provider.result("orderCreate", {}, sent)) as Placed;
    });

    test("has a number", () => {
      expect(placed.number).not.toBe("");
    });

    test("is placed once, however often it is sent", async () => {
      await expect(provider.result("orderCreate", {}, sent)).resolves.toMatchObject(placed);
    });

    test("closes its cart", async () => {
      const answer = await provider.ask("cartPull", { cartId: String(sent["cart_id"]) });
      expect(answer.status).toBe(404);
    });

    if (has("orderDetails"))
      test("is shown only to the client that placed it", async () => {
        await expect(provider.result("orderDetails", { order_id: placed.number })).resolves.toMatchObject({
          number: placed.number,
          lines: [{ sku, quantity: 1 }],
        });
        const { status, steps, corrections } = (await provider.result("orderDetails", {
          order_id: placed.number,
        })) as Order;
        // A provider without a history of statuses states none.
        expect(steps.length === 0 || steps.at(-1)?.status === status).toBe(true);
        expect(corrections).toEqual([]);
        const other = await provider.stranger().ask("orderDetails", { order_id: placed.number });
        expect(other.status).toBe(404);
      });

    if (has("orderDownload"))
      test("opens no download for a wrong token, and none of another client's order", async () => {
        const wrong = { item_id: "1", status_token: "forged" };
        const other = { item_id: "1", order_id: placed.number };
        for (const query of [wrong, other]) {
          const answer = await provider.stranger().ask("orderDownload", query);
          expect([answer.status, answer.code]).toEqual([404, 404]);
        }
      });

    if (has("orderPrescription"))
      test("takes a prescription from nobody else, and for none but its own lines", async () => {
        const body = { order_id: placed.id, item_id: "2147483647", photo_id: crypto.randomUUID() };
        for (const client of [provider.stranger(), provider]) {
          const answer = await client.ask("orderPrescription", {}, body);
          expect([answer.status, answer.code]).toEqual([404, 404]);
        }
        const forged = await provider.stranger().ask("orderPrescription", {}, { ...body, hash: "forged" });
        expect([forged.status, forged.code]).toEqual([400, 400]);
      });

    if (has("orderInvoice"))
      test("has no invoice for a wrong token", async () => {
        for (const status_token of ["forged", placed.number]) {
          const answer = await provider.ask("orderInvoice", { status_token });
          expect([answer.status, answer.code]).toEqual([404, 404]);
        }
      });

    if (has("orderStatusLink"))
      test("does not reveal in a request for its status link whether it exists", async () => {
        const ask = (order_number: string) =>
          provider.stranger().ask("orderStatusLink", {}, { order_number, email: "ala@example.pl" });
        const [known, unknown] = [await ask(placed.number), await ask("999999999")];
        expect(known.status).toBe(200);
        expect({ status: unknown.status, result: unknown.result }).toEqual({ status: 200, result: known.result });
      });

    if (has("orderWithdraw"))
      test("can be withdrawn from without a login, and refuses an invalid statement", async () => {
        const stated = { name: "Ala Nowak", order_number: placed.number, email: "ala@example.pl" };
        const received = await provider.stranger().result("orderWithdraw", {}, stated);
        expect(received).toMatchObject({ reference: expect.any(String) });
        const refused = await provider.stranger().ask("orderWithdraw", {}, { ...stated, email: "ala" });
        expect(refused).toMatchObject({ status: 400, code: 400 });
      });

    test.each([
      ["an address without a town", { addressInformation: { shippingAddress: { ...address, city: "" } } }],
      ["no products", { products: [] }],
      ["no key", { order_id: "" }],
    ])("is refused with %s", async (_what, change) => {
      const answer = await provider.ask(
        "orderCreate",
        {},
        { ...sent, order_id: crypto.randomUUID(), cart_id: "other", ...change },
      );
      expect(answer.status).toBe(400);
      expect(answer.code).toBe(400);
    });

    const payments = ["mollie", "tpay"] as const;
    test.each(payments.filter((name) => has(`${name}OrderDetails`)))(
      "has the details for %s, and a hash that is verified",
      async (name) => {
        const details = (await provider.result(`${name}OrderDetails`, {}, { order_id: Number(placed.id) })) as {
          readonly hash: string;
          readonly number: string;
        };
        expect(details.number).toBe(placed.number);
        const body = {
          hash: `${details.hash}x`,
          cart_total: "0.00",
          order_id: Number(placed.id),
          increment_id: placed.number,
        };
        const forged = await provider.ask(`${name}ValidateHash`, {}, body);
        expect(forged.status).toBeGreaterThanOrEqual(400);
      },
    );

    test.each<CallName>(
      (
        [
          "molliePostPayment",
          "mollieSetTransactionData",
          "mollieGetPayment",
          "mollieDecryptToken",
          "mollieOrderComments",
          "tpayPostPayment",
          "tpayPostPaymentBlik",
          "tpaySetTransactionData",
          "tpayGetPayment",
          "tpayDecryptToken",
          "tpayOrderComments",
          "paypalCreate",
          "paypalExecute",
        ] as const
      ).filter(has),
    )("%s is refused without the order's hash", async (name) => {
      const body = {
        id: "no-such-payment",
        token: "no-such-token",
        order_id: Number(placed.id),
        hash: "forged",
        title: "no-such-payment",
        code: "777123",
        order: { entity_id: Number(placed.id) },
        transaction_id: "no-such-payment",
        mollie_transaction_id: "no-such-payment",
        mollie_secret_hash: "forged",
        order_comment: { statusHistory: { comment: "forged" } },
      };
      const answer = await provider.stranger().ask(name, {}, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).toBe(answer.status);
    });

    test.each<CallName>(
      (["molliePaymentMethods", "mollieIdealIssuers", "tpayBanks", "tpayIdealIssuers"] as const).filter(has),
    )("%s returns a valid answer", async (name) => {
      await provider.result(name);
    });
  });
}
