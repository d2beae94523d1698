import type { CustomerProfile } from "#domain/customer/customer.ts";
import type { StoreView } from "#domain/store.ts";
import { createAccountVault } from "../createVault.ts";

// The profile as it was last seen, encrypted, for the time without a network (docs/specification/pages.md#page-73).

const name = "profile";
const version = 1;

/** Returns the profile; null if none is kept. */
export const loadProfile = (view: StoreView): Promise<CustomerProfile | null> =>
  createAccountVault(view).load<CustomerProfile>(name, version);

/** Keeps the profile until the customer logs out. */
export const keepProfile = (view: StoreView, profile: CustomerProfile): Promise<boolean> =>
  createAccountVault(view).save(name, version, profile);
