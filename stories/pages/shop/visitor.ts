import type { CheckoutState } from "#app/state/checkoutStore.ts";

/** The last step of the checkout that was filled in. */
export type CheckoutProgress = "personal-details" | "shipping" | "payment";

/** What lies in the cart of most pages, by the sku of the product and its variant. */
export const twoFrames = [
  { sku: "HL-NELA", variant: "HL-NELA-HAVANA-48" },
  { sku: "BZ-MOLO", variant: "BZ-MOLO-BLACK-53" },
] as const;

type Draft = Omit<CheckoutState, "isHydrated" | "placedNumber" | "typed">;

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

/** What the platform calls the chosen delivery and payment, by store code. */
const titles: Readonly<Record<string, { readonly shipping: string; readonly payment: string }>> = {
  pl: { shipping: "Kurier DPD", payment: "Za pobraniem" },
  de: { shipping: "DPD-Paketdienst", payment: "Nachnahme" },
};

const stepsTo: Readonly<Record<CheckoutProgress, Draft["done"]>> = {
  "personal-details": ["personal-details"],
  shipping: ["personal-details", "shipping"],
  payment: ["personal-details", "shipping", "payment"],
};

/** What a visitor of a store view has filled in when a step is done. */
export function draftAfter(progress: CheckoutProgress, storeCode: string): Draft {
  const done = stepsTo[progress];
  const isShipped = done.includes("shipping");
  const hasPayment = done.includes("payment");
  return {
    personal,
    shippingAddress: isShipped ? (addresses[storeCode] ?? null) : null,
    billingAddress: null,
    shipping: isShipped ? { carrierCode: "dpd", methodCode: "flatrate" } : null,
    shippingTitle: isShipped ? (titles[storeCode]?.shipping ?? null) : null,
    paymentCode: hasPayment ? "cashondelivery" : null,
    paymentTitle: hasPayment ? (titles[storeCode]?.payment ?? null) : null,
    paymentCost: null,
    done,
    modifiedAt: Date.now(),
  };
}

/** Keeps a draft in this browser, as the checkout would have. */
export const keepDraft = (state: Draft, storeCode: string): void =>
  localStorage.setItem(`dioptra-checkout-${storeCode}`, JSON.stringify({ state, version: 1 }));
