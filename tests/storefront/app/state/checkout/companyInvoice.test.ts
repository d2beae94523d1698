import { expect, test } from "vitest";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();

test("an order is placed with the company of the draft, and the draft forgets it", async () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const checkout = checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await answerSteps(shop.tab, checkout);
  const company = { company: "Optyka Nowak", taxId: "1234563218" };
  checkout.store.setState({ company });
  await expect(pressOrder(shop.tab, checkout)).resolves.toMatchObject({ state: "placed" });
  const { rows } = await shop.platform.connection.query<{ company: unknown }>(
    "select company from orders order by id desc limit 1",
  );
  expect(rows[0]?.company).toEqual(company);
  expect(checkout.store.getState().company).toBeNull();
});

test("a delivery to another country asks for the payment and the company's number again", async () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const { store: draft, completeStep } = checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) });
  await put(shop.tab, shop.fetch, "MR-EMIL", emil);
  await answerSteps(shop.tab, checkoutOf(shop.tab, { store, client: clientOf(shop.fetch) }));
  const { shippingAddress } = draft.getState();
  if (!shippingAddress) throw new Error("There is no address.");
  completeStep("payment", { company: { company: "Optyka Nowak", taxId: "1234563218" } });
  completeStep("shipping", { shippingAddress: { ...shippingAddress, city: "Gdynia" } });
  expect(draft.getState().done).toContain("payment");
  completeStep("shipping", { shippingAddress: { ...shippingAddress, country: "DE" } });
  expect(draft.getState().done).not.toContain("payment");
});
