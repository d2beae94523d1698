import type { ClientOptions } from "./call.ts";
import type { Client } from "./createClient.ts";
import { connectionFailure, ProviderUnreachable } from "./failures.ts";
import { loadOnce } from "./loadOnce.ts";

/** Loads the code of each subject's calls. */
const subjects: { readonly [Subject in keyof Client]: () => Promise<(options: ClientOptions) => Client[Subject]> } = {
  catalog: async () => (await import("./catalogCalls.ts")).createCatalogCalls,
  content: async () => (await import("./contentCalls.ts")).createContentCalls,
  cart: async () => (await import("./cartCalls.ts")).createCartCalls,
  checkout: async () => (await import("./checkoutCalls.ts")).createCheckoutCalls,
  order: async () => (await import("./orderCalls.ts")).createOrderCalls,
  customer: async () => (await import("./customerCalls.ts")).createCustomerCalls,
  account: async () => (await import("./accountCalls.ts")).createAccountCalls,
  payment: async () => (await import("./paymentCalls.ts")).createPaymentCalls,
  contact: async () => (await import("./contactCalls.ts")).createContactCalls,
  prescription: async () => (await import("./prescriptionCalls.ts")).createPrescriptionCalls,
  salon: async () => (await import("./salonCalls.ts")).createSalonCalls,
};

type Call = (...parameters: unknown[]) => Promise<unknown>;

/** Returns the calls of a subject, whose code is loaded with the first of them. */
function lazyCalls(load: () => Promise<(options: ClientOptions) => object>, options: ClientOptions) {
  const loadCalls = loadOnce(async () => (await load())(options) as Readonly<Record<string, Call>>);
  async function callsOrFailure() {
    try {
      return await loadCalls();
    } catch (cause) {
      throw new ProviderUnreachable(connectionFailure(), { cause });
    }
  }
  return new Proxy(
    {},
    {
      get:
        (_, name: string): Call =>
        async (...parameters) =>
          (await callsOrFailure())[name]?.(...parameters),
    },
  );
}

/**
 * Returns a client that loads the code of a subject with its first call. A page that the server has rendered needs no call
 * at first, so it does not have to wait for that code. A call throws `ProviderUnreachable` if the code cannot be loaded.
 */
export function lazyClient(options: ClientOptions): Client {
  const calls = Object.entries(subjects).map(([subject, load]) => [subject, lazyCalls(load, options)]);
  // Every property of a subject is an asynchronous function, and so is every property of its proxy.
  return Object.fromEntries(calls) as Client;
}

/** Loads the code of the calls that most shoppers need next. */
export const preloadCalls = (): Promise<unknown> => Promise.all([subjects.catalog(), subjects.cart()]);
