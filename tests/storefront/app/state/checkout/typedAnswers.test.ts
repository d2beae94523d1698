import { beforeEach, expect, test } from "vitest";
import { checkoutKey } from "#app/state/checkoutStore.ts";
import { checkoutOf } from "#app/state/checkout/createCheckout.ts";
import { configuration } from "#configuration/index.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { clientOf, put } from "../../support/openTab.ts";
import { answerSteps, pressOrder } from "../../support/placing.ts";

const shop = await openCartShop();

const [view] = configuration.storeViews;
if (!view) throw new Error("There is no store view.");
const checkout = () => checkoutOf(shop.tab, { store: view, client: clientOf(shop.fetch) });

const stored = () => localStorage.getItem(checkoutKey(view.code)) ?? "";
const typed = () => checkout().store.getState().typed;
const person = { firstName: "Anna", lastName: "", email: "anna@" };
const address = {
  firstName: "Anna",
  lastName: "Nowak",
  country: "PL",
  street: "Prosta",
  apartment: "",
  postcode: "90-",
  city: "",
  region: "",
  phone: "",
};
const wholeAddress = { ...address, country: "PL", street: "Prosta 5", postcode: "90-001", city: "Łódź" } as const;
const company = { company: "Optyk", taxId: "52" };

beforeEach(() => put(shop.tab, shop.fetch, "MR-EMIL", emil));

test("half-typed forms survive a reload", async () => {
  checkout().keepTyped("personal", person);
  checkout().keepTyped("shipping", address);
  await shop.reload();
  checkout().hydrate();
  expect(typed()).toEqual({ personal: person, shipping: address });
});

test("a completed step forgets what was typed into its own forms only", () => {
  checkout().keepTyped("shipping", address);
  checkout().keepTyped("billing", address);
  checkout().keepTyped("company", company);
  checkout().completeStep("payment", { billingAddress: wholeAddress });
  expect(typed()).toMatchObject({ shipping: address, billing: null, company: null });
  checkout().completeStep("shipping", {});
  expect(typed()).toMatchObject({ shipping: null });
});

test("an address that the invoice does not go to is offered again, also after a reload", async () => {
  checkout().keepTyped("billing", address);
  checkout().setBillingSame(true);
  checkout().completeStep("payment", { billingAddress: null });
  await shop.reload();
  checkout().hydrate();
  expect(checkout().store.getState()).toMatchObject({ billingAddress: null, isBillingSame: true });
  expect(typed()).toMatchObject({ billing: address, company: null });

  checkout().completeStep("payment", { billingAddress: wholeAddress });
  checkout().completeStep("payment", { billingAddress: null });
  expect(typed()).toMatchObject({ billing: wholeAddress });
});

test("nothing typed is left in the browser once the order is placed", async () => {
  await answerSteps(shop.tab, checkout());
  checkout().keepTyped("billing", { ...address, street: "Sekretna 7" });
  expect(stored()).toContain("Sekretna");
  checkout().completeStep("payment", { billingAddress: null });
  expect(stored()).toContain("Sekretna");
  await expect(pressOrder(shop.tab, checkout())).resolves.toMatchObject({ state: "placed" });
  expect(stored()).not.toContain("Sekretna");
});
