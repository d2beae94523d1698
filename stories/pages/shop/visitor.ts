import type { CheckoutState } from "#app/state/checkoutStore.ts";

/** The last completed step of the checkout. */
export type CheckoutProgress = "personal-details" | "shipping" | "payment";

/** The cart of most stories: skus of products and variants. */
export const twoFrames = [
  { sku: "HL-NELA", variant: "HL-NELA-HAVANA-48" },
  { sku: "BZ-MOLO", variant: "BZ-MOLO-BLACK-53" },
] as const;

type Draft = Omit<
  CheckoutState,
  "isHydrated" | "waitingOrder" | "pressesWithoutConsent" | "isPlacedHere" | "placedProof" | "deliveryInForm" | "typed"
>;

const personal = { firstName: "Anna", lastName: "Brzęczyszczykiewicz", email: "anna@example.com" } as const;
const name = { firstName: personal.firstName, lastName: personal.lastName, apartment: "", region: "" } as const;

const addresses: Readonly<Record<string, Draft["shippingAddress"]>> = {
  pl: {
    ...name,
    country: "PL",
    street: "Świętokrzyska 18",
    postcode: "00-052",
    city: "Warszawa",
    phone: "+48601234567",
  },
  de: { ...name, country: "DE", street: "Torstraße 42", postcode: "10119", city: "Berlin", phone: "+493012345678" },
};

/** The platform's titles of the chosen shipping and payment methods, by store code. */
const titles: Readonly<Record<string, { readonly shipping: string; readonly payment: string }>> = {
  pl: { shipping: "Kurier DPD", payment: "Za pobraniem" },
  de: { shipping: "DPD-Paketdienst", payment: "Nachnahme" },
};

const stepsTo: Readonly<Record<CheckoutProgress, Draft["done"]>> = {
  "personal-details": ["personal-details"],
  shipping: ["personal-details", "shipping"],
  payment: ["personal-details", "shipping", "payment"],
};

/** Returns the checkout's draft after a completed step. */
export function draftAfter(progress: CheckoutProgress, storeCode: string): Draft {
  const done = stepsTo[progress];
  const isShipped = done.includes("shipping");
  const hasPayment = done.includes("payment");
  return {
    customerId: null,
    personal,
    createAccount: false,
    shippingAddress: isShipped ? (addresses[storeCode] ?? null) : null,
    billingAddress: null,
    shipping: isShipped ? { carrierCode: "dpd", methodCode: "flatrate" } : null,
    shippingTitle: isShipped ? (titles[storeCode]?.shipping ?? null) : null,
    paymentCode: hasPayment ? "cashondelivery" : null,
    paymentTitle: hasPayment ? (titles[storeCode]?.payment ?? null) : null,
    paymentProvider: null,
    paymentIssuer: null,
    paymentCost: null,
    done,
    modifiedAt: Date.now(),
  };
}

/** Stores a draft in this browser in the checkout's format. */
export const storeDraft = (state: Draft, storeCode: string): void =>
  localStorage.setItem(`dioptra-checkout-${storeCode}`, JSON.stringify({ state, version: 1 }));
