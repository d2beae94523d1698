import { shownRows } from "#domain/cart/totals.ts";
import type { RecordedConsent } from "#domain/checkout/consents.ts";
import { agreedSum } from "#domain/order/agreedSum.ts";
import type { Checkout } from "#app/state/checkout/createCheckout.ts";
import type { Tab } from "./openTab.ts";

const address = {
  firstName: "Anna",
  lastName: "Nowak",
  country: "PL" as const,
  street: "Prosta 5",
  apartment: "",
  postcode: "90-001",
  city: "Łódź",
  region: "",
  phone: "+48600100200",
};
const shipping = { carrierCode: "dpd", methodCode: "flatrate" };

/** Answers all steps of the checkout in this browser only, as without a network. */
export const answerStepsOffline = ({ store }: Checkout, email = "anna@example.com"): void =>
  store.setState({
    personal: { firstName: "Anna", lastName: "Nowak", email },
    shippingAddress: address,
    shipping,
    paymentCode: "cashondelivery",
    paymentCost: { minor: 0, currency: "PLN" },
  });

/** Answers all steps of the checkout for the cart that the platform has. */
export async function answerSteps(tab: Tab, checkout: Checkout, email?: string): Promise<void> {
  answerStepsOffline(checkout, email);
  const { connection } = tab.state();
  if (connection.state !== "connected") throw new Error("There is no cart.");
  await tab.cart.setShipping(connection.token, address, shipping);
}

/** Returns the amounts beside the order button; null while the total is open. */
export function shownSum(tab: Tab, checkout: Checkout) {
  const { paymentCost } = checkout.store.getState();
  return agreedSum(shownRows(tab.state().lines, tab.state(), "PLN"), { isVirtual: false, paymentCost }, "PLN");
}

/** Presses the order button with the cart as it is shown now, after these ticks. */
export function pressOrder(tab: Tab, checkout: Checkout, consents: readonly RecordedConsent[] = []) {
  const { connection, lines } = tab.state();
  const sum = shownSum(tab, checkout);
  if (!sum) throw new Error("The total is open.");
  return checkout.place({
    ...sum,
    consents,
    cartId: connection.state === "connected" ? connection.token : "",
    products: lines.map(({ sku, name, quantity, price, checksum }) => ({
      sku,
      name,
      quantity,
      price: price.current,
      checksum,
    })),
  });
}
