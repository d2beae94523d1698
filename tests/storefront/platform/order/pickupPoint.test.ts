import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { DeliveryPoint } from "#domain/delivery.ts";
import { locker } from "../../domain/locker.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../support/shopping.ts";

const points: readonly DeliveryPoint[] = [
  { ...locker, paymentOnPickup: true },
  { ...locker, id: "LOD02M" },
  { ...locker, id: "LOD03M", state: "outage" },
];

const platform = await openForTests({
  findPoint: async (_session, carrierCode, id) =>
    points.find((point) => point.carrierCode === carrierCode && point.id === id) ?? null,
});

const byLocker = { shipping: { carrierCode: "inpost", methodCode: "locker" } };

async function place(pointId: string | null, cartId: string) {
  const order = orderFor(cartId, bruno, byLocker);
  const extra = pointId === null ? [] : { point_id: pointId };
  const addressInformation = { ...order.addressInformation, shippingExtraFields: extra };
  return platform.post("order/create", { ...order, addressInformation }, visitor);
}

test("stores a copy of the pickup point and names it in the mail", async () => {
  const { json } = await place("LOD01M", await filledCart(platform, black));
  const { number } = endpoints.orderCreate.result("PLN").parse(json.result);
  const details = await platform.get(`order/details?order_id=${number}`, visitor);
  expect(details.json.result).toMatchObject({
    shipping_description: "Paczkomat InPost",
    grand_total: 333,
    pickup_point: { carrier_code: "inpost", point_id: "LOD01M", street: "Piotrkowska 1", city: "Łódź" },
  });
  const [mail] = await platform.mailsTo("ala@example.pl");
  expect(mail?.text).toContain("Paczkomat InPost\nLOD01M\nPiotrkowska 1\n90-001 Łódź");
});

test.each([
  { pointId: null, code: "POINT_REQUIRED", name: "without a point" },
  { pointId: "LOD99M", code: "POINT_NOT_AVAILABLE", name: "to an unknown point" },
  { pointId: "LOD03M", code: "POINT_NOT_AVAILABLE", name: "to a point that is out of order" },
  { pointId: "LOD02M", code: "POINT_TAKES_NO_PAYMENT", name: "with cash on delivery to a point that takes no payment" },
])("refuses an order $name: $code", async ({ pointId, code }) => {
  const { status, json } = await place(pointId, await filledCart(platform, black));
  expect(status).toBe(409);
  expect(json.result).toMatchObject({ code });
});

const chooseLocker = (cartId: string, pointId: string) =>
  platform.post(`cart/shipping-information?cartId=${cartId}`, {
    addressInformation: {
      shippingAddress: { countryId: "PL" },
      shippingCarrierCode: "inpost",
      shippingMethodCode: "locker",
      shippingAdditionalData: { point_id: pointId },
    },
  });

test("uses the cart's point when the order names none", async () => {
  const cartId = await filledCart(platform, black);
  await expect(chooseLocker(cartId, "LOD99M")).resolves.toMatchObject({
    json: { result: { code: "POINT_NOT_AVAILABLE" } },
  });
  await expect(chooseLocker(cartId, "LOD01M")).resolves.toMatchObject({
    json: { result: { totals: { grand_total: 333 } } },
  });
  await expect(place(null, cartId)).resolves.toMatchObject({ status: 200 });
});

test("offers lockers only in Poland and up to the number of pieces that fit", async () => {
  const codes = async (quantity: number, country: string) => {
    const cartId = await filledCart(platform, "SK-POJEMNIK", quantity);
    const { json } = await platform.post(`cart/shipping-methods?cartId=${cartId}`, {
      address: { country_id: country },
    });
    const read = endpoints.shippingMethods.result("PLN").parse(json.result);
    return read.map(({ carrierCode, methodCode }) => `${carrierCode}/${methodCode}`);
  };
  await platform.setStock("SK-POJEMNIK", 100);
  await expect(codes(12, "PL")).resolves.toEqual(["dpd/flatrate", "inpost/locker", "dpd/pickup"]);
  await expect(codes(13, "PL")).resolves.toEqual(["dpd/flatrate", "dpd/pickup"]);
  await expect(codes(21, "PL")).resolves.toEqual(["dpd/flatrate"]);
  await expect(codes(1, "DE")).resolves.toEqual(["dpd/flatrate", "dpd/pickup"]);
  await expect(codes(1, "US")).resolves.toEqual(["dpd/flatrate"]);
});
