import { createAccountCalls } from "./accountCalls.ts";
import { createCatalogCalls } from "./catalogCalls.ts";
import { createContactCalls } from "./contactCalls.ts";
import { createContentCalls } from "./contentCalls.ts";
import { createCartCalls } from "./cartCalls.ts";
import { createCheckoutCalls } from "./checkoutCalls.ts";
import { createOrderCalls } from "./orderCalls.ts";
import { createCustomerCalls } from "./customerCalls.ts";
import { createPaymentCalls } from "./paymentCalls.ts";
import { createPrescriptionCalls } from "./prescriptionCalls.ts";
import { createSalonCalls } from "./salonCalls.ts";
import type { ClientOptions } from "./call.ts";

export type { Fetch } from "./call.ts";

/**
 * Creates the provider's calls in the domain's words, by subject. They throw `ProviderRefusal` when the provider refuses,
 * `ProviderUnreachable` when no answer arrives and `MalformedAnswer` when the answer has another form.
 */
export const createClient = (options: ClientOptions) => ({
  catalog: createCatalogCalls(options),
  content: createContentCalls(options),
  cart: createCartCalls(options),
  checkout: createCheckoutCalls(options),
  order: createOrderCalls(options),
  customer: createCustomerCalls(options),
  account: createAccountCalls(options),
  payment: createPaymentCalls(options),
  prescription: createPrescriptionCalls(options),
  salon: createSalonCalls(options),
  contact: createContactCalls(options),
});

export type Client = ReturnType<typeof createClient>;
