import { beforeAll, describe, expect, test } from "vitest";
import type { CartTotals, ServerLine } from "#domain/cart/cart.ts";
import type { CallName } from "../fixtures.ts";
import type { Provider } from "../provider.ts";

/** Tests a guest's cart, from its creation to its totals. */
export function cart(provider: Provider): void {
  const { sku, address, shipping, coupon, without } = provider.fixtures;
  const has = (name: CallName) => !without.includes(name);
  const wireAddress = { ...address, region: "", region_id: 0, region_code: "" };

  describe("a guest's cart", () => {
    let cartId = "";
    beforeAll(async () => {
      cartId = String(await provider.result("cartCreate"));
    });

    const put = (item: Readonly<Record<string, unknown>>) =>
      provider.result("cartUpdate", { cartId }, { cartItem: { sku, quoteId: cartId, ...item } }) as Promise<ServerLine>;
    const pull = () => provider.result("cartPull", { cartId }) as Promise<readonly ServerLine[]>;
    const totals = () => provider.result("cartTotals", { cartId }) as Promise<CartTotals>;

    test("is empty and has an id that cannot be guessed", async () => {
      expect(cartId.length).toBeGreaterThan(15);
      await expect(pull()).resolves.toEqual([]);
    });

    test("sets the quantity of a line with the line's id, and adds to it without the id", async () => {
      const line = await put({ qty: 1 });
      await put({ qty: 1 });
      await expect(pull()).resolves.toMatchObject([{ itemId: line.itemId, quantity: 2 }]);
      await put({ qty: 1, item_id: line.itemId });
      await expect(pull()).resolves.toMatchObject([{ itemId: line.itemId, quantity: 1 }]);
    });

    if (has("prescriptionPhoto"))
      test("takes a photo of a prescription in pieces, and refuses a file that is none", async () => {
        const send = (photo_id: string, index: number, count: number, text: string) =>
          provider.ask("prescriptionPhoto", {}, { piece: { photo_id, index, count, content: btoa(text) } });
        const photoId = crypto.randomUUID();
        await send(photoId, 0, 2, "%PDF-1.7\n");
        await expect(send(photoId, 1, 2, "%%EOF\n")).resolves.toMatchObject({ result: { is_complete: true } });
        const deletion = { photo_id: photoId };
        await expect(provider.ask("prescriptionPhotoDelete", {}, deletion)).resolves.toMatchObject({ status: 200 });
        await expect(provider.ask("prescriptionPhotoDelete", {}, deletion)).resolves.toMatchObject({ status: 404 });
        await expect(send(crypto.randomUUID(), 0, 1, "Recepta")).resolves.toMatchObject({ status: 400 });
      });

    if (has("cartResume"))
      test("is found again by its browser, if the provider recognises browsers, and by no other", async () => {
        expect([cartId, null]).toContain(await provider.result("cartResume"));
        await expect(provider.stranger().result("cartResume")).resolves.toBeNull();
      });

    test("has totals that add up", async () => {
      const { rows, grandTotal } = await totals();
      const sum = rows
        .filter(({ code }) => code !== "grand_total" && code !== "tax")
        .reduce((total, { amount }) => total + amount.minor, 0);
      expect(grandTotal.minor).toBe(sum);
    });

    test("has shipping and payment methods for the fixtures' address", async () => {
      const methods = await provider.result("shippingMethods", { cartId }, { address: wireAddress });
      expect(methods).toEqual(expect.arrayContaining([expect.objectContaining(shipping)]));
      await expect(provider.result("paymentMethods", { cartId })).resolves.not.toEqual([]);
      const camel = { ...address, countryId: address.country_id };
      const addressInformation = {
        shippingAddress: camel,
        billingAddress: camel,
        shippingCarrierCode: shipping.carrierCode,
        shippingMethodCode: shipping.methodCode,
        shippingAdditionalData: {},
      };
      await provider.result("shippingInformation", { cartId }, { addressInformation });
      const { rows } = await totals();
      expect(rows.map(({ code }) => code)).toContain("shipping");
    });

    if (has("collectTotals"))
      test("collects totals for chosen methods", async () => {
        const { paymentCode } = provider.fixtures;
        const methods = {
          paymentMethod: { method: paymentCode },
          shippingCarrierCode: shipping.carrierCode,
          shippingMethodCode: shipping.methodCode,
        };
        await provider.result("collectTotals", { cartId }, { methods });
      });

    test("refuses an unknown coupon and keeps its totals", async () => {
      const before = await totals();
      const refused = await provider.ask("couponApply", { cartId, coupon: "NO-SUCH-CODE" });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      await expect(totals()).resolves.toEqual(before);
    });

    if (coupon !== null)
      test("reduces the total by a coupon until it is removed", async () => {
        const before = await totals();
        await provider.result("couponApply", { cartId, coupon: coupon ?? "" });
        expect((await totals()).grandTotal.minor).toBeLessThan(before.grandTotal.minor);
        await provider.result("couponDelete", { cartId });
        await expect(totals()).resolves.toEqual(before);
      });

    test("accepts removing a coupon that was not applied", async () => {
      await provider.result("couponDelete", { cartId });
    });

    test("accepts removing a line twice", async () => {
      const [line] = await pull();
      const cartItem = { sku, item_id: line?.itemId, quoteId: cartId };
      await provider.result("cartDelete", { cartId }, { cartItem });
      await provider.result("cartDelete", { cartId }, { cartItem });
      await expect(pull()).resolves.toEqual([]);
    });

    test.each<[what: string, name: CallName, query: object, body: object]>([
      ["no line", "cartUpdate", {}, {}],
      ["a quantity of 0", "cartUpdate", {}, { cartItem: { sku, qty: 0 } }],
      ["an unknown sku", "cartUpdate", {}, { cartItem: { sku: "no-such-sku", qty: 1 } }],
      ["no address", "shippingMethods", {}, {}],
      ["an unknown cart", "cartPull", { cartId: "no-such-cart" }, {}],
    ])("refuses a call with %s in an envelope with a reason", async (_what, name, query, body) => {
      const answer = await provider.ask(name, { cartId, ...query }, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.code).toBe(answer.status);
      expect(answer.result).toBeTruthy();
    });
  });
}
