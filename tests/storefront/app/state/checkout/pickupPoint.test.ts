import { beforeEach, expect, test } from "vitest";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { chosenPoint } from "#domain/delivery.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();
const locker = { carrierCode: "inpost", methodCode: "locker" };

function checkout() {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  return checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
}

const cartId = () => {
  const { connection } = shop.tab.state();
  return connection.state === "connected" ? connection.token : "";
};
const shippingRow = () => shop.tab.state().totals?.rows.find(({ code }) => code === "shipping")?.amount.minor;

/** Returns a locker of Toruń that takes payments. */
async function findLocker() {
  const points = await clientOf(shop.fetch).checkout.pickupPoints({ country: "PL", carrier: "inpost", q: "Toruń" });
  const point = points.find(({ paymentOnPickup, state }) => paymentOnPickup && state === "operating");
  if (!point) throw new Error("There is no locker.");
  return point;
}

/** Answers all steps, with a delivery to the point. */
async function chooseLocker(pointId: string): Promise<void> {
  await answerSteps(shop.tab, checkout());
  const shipping = { ...locker, pointId };
  const { shippingAddress } = checkout().store.getState();
  if (!shippingAddress) throw new Error("There is no address.");
  checkout().store.setState({ shipping });
  await shop.tab.cart.setShipping(cartId(), shippingAddress, shipping);
}

beforeEach(() => put(shop.tab, shop.fetch, "MR-EMIL", emil));

test("the price of a method is in the total before its point is chosen", async () => {
  await expect(shop.tab.cart.setShipping(cartId(), { country: "PL" }, locker)).resolves.toBeNull();
  expect(shippingRow()).toBe(4_00);
});

test("an order is placed with the chosen point, also after the cart has lost it", async () => {
  const { id } = await findLocker();
  await chooseLocker(id);
  await shop.platform.connection.query("update carts set point_id = null where id = $1", [cartId()]);
  await expect(pressOrder(shop.tab, checkout())).resolves.toMatchObject({ state: "placed" });
  const { rows } = await shop.platform.connection.query<{ point: unknown }>(
    "select pickup_point as point from orders order by id desc limit 1",
  );
  expect(rows[0]?.point).toMatchObject({ carrierCode: "inpost", id, name: id, city: "Toruń" });
});

test("a point that takes no parcels and a method that is not offered are told apart from an outage", async () => {
  const at = (country: "PL" | "DE", pointId?: string) =>
    shop.tab.cart.setShipping(cartId(), { country }, { ...locker, ...(pointId !== undefined && { pointId }) });
  await expect(at("PL", "NOSUCH")).resolves.toBe("point-gone");
  await expect(at("DE")).resolves.toBe("not-offered");
  shop.provider = async () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(at("PL")).resolves.toBe("unavailable");
});

test("an order to a point that has closed meanwhile is refused with that reason", async () => {
  const { id } = await findLocker();
  await chooseLocker(id);
  await shop.platform.connection.query("update delivery_points set available = false where id = $1", [id]);
  await expect(pressOrder(shop.tab, checkout())).resolves.toMatchObject({
    state: "refused",
    code: "POINT_NOT_AVAILABLE",
  });
  await shop.platform.connection.query("update delivery_points set available = true where id = $1", [id]);
});

test("a point that is picked and not sent survives a reload, until the step is completed", async () => {
  const point = { ...chosenPoint(await findLocker()), paymentOnPickup: true };
  checkout().hydrate();
  checkout().keepPoint({ point, country: "PL", methodCode: locker.methodCode });
  await shop.reload();
  checkout().hydrate();
  expect(checkout().store.getState().picked).toEqual({ point, country: "PL", methodCode: "locker" });
  checkout().completeStep("shipping", { point });
  expect(checkout().store.getState()).toMatchObject({ picked: null, point });
});
