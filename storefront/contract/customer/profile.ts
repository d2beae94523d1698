import * as z from "zod/mini";
import type { CustomerProfile, LoyaltyCard } from "#domain/customer/customer.ts";
import { customerAddress, toWireCustomerAddress } from "./customerAddress.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { list, numeric } from "../wire/value.ts";

const text = z.string().check(z.maxLength(300));

/** More than anybody has parcels sent to. */
const maxAddresses = 20;

/** Read-only fields of the profile. A shop that sends the whole profile back sends them unchanged. */
const told = z.nullish(z.union([z.string(), z.number()]));
export const toldFields = [
  "id",
  "group_id",
  "pending_email",
  "store_id",
  "default_shipping",
  "default_billing",
] as const satisfies readonly (keyof ReturnType<typeof toWireProfile>)[];

/** What a customer may change; fields left out stay as they are. `addresses` replaces all: a missing one is removed. */
export const changes = z.strictObject({
  firstname: z.optional(text),
  lastname: z.optional(text),
  email: z.optional(text),
  addresses: z.optional(z.array(customerAddress).check(z.maxLength(maxAddresses))),
  /** Part of the profile; ignored when it is sent back. */
  groupToken: z.optional(z.unknown()),
  id: told,
  group_id: told,
  pending_email: told,
  store_id: told,
  default_shipping: told,
  default_billing: told,
});

/** `currentPassword` is our extension: a new e-mail address is accepted only with it. */
export const profileBody = z.strictObject({
  customer: changes,
  currentPassword: z.optional(z.string().check(z.maxLength(1000))),
});
export type ProfileChanges = z.output<typeof profileBody>;

const wireProfile = z.object({
  id: numeric,
  group_id: numeric,
  groupToken: z.string(),
  email: z.string(),
  /** Ours: an address that waits for its confirmation. */
  pending_email: z.nullish(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  addresses: list(z.unknown()),
});

const profile = z.pipe(
  wireProfile,
  z.transform((wire): CustomerProfile => ({
    id: wire.id,
    firstName: wire.firstname,
    lastName: wire.lastname,
    email: wire.email,
    pendingEmail: wire.pending_email ?? null,
    groupId: wire.group_id,
    groupToken: wire.groupToken,
    // An address that our forms cannot show is left out.
    addresses: wire.addresses.flatMap((each) => customerAddress.safeParse(each).data ?? []),
  })),
);

function defaultOf(
  customer: CustomerProfile,
  name: "default_shipping" | "default_billing",
  key: "isDefaultShipping" | "isDefaultBilling",
): { readonly [Name in typeof name]?: string } {
  const id = customer.addresses.find((address) => address[key])?.id;
  return id ? { [name]: String(id) } : {};
}

/** What `user/me` answers. `store_id` is the store view in which the account was made. */
export const toWireProfile = (customer: CustomerProfile, storeId: number) => ({
  id: customer.id,
  group_id: customer.groupId,
  groupToken: customer.groupToken,
  email: customer.email,
  pending_email: customer.pendingEmail,
  firstname: customer.firstName,
  lastname: customer.lastName,
  store_id: storeId,
  // Left out instead of null, since clients such as Vue Storefront check whether the key exists.
  ...defaultOf(customer, "default_shipping", "isDefaultShipping"),
  ...defaultOf(customer, "default_billing", "isDefaultBilling"),
  addresses: customer.addresses.map((address) => toWireCustomerAddress(address, customer.id)),
});

export const profileEndpoints = {
  userProfile: call({
    method: "GET",
    path: "/api/user/me",
    query: ["token"],
    body: null,
    result: inAnyCurrency(profile),
    loud: true,
  }),
  userUpdate: call({
    method: "POST",
    path: "/api/user/me",
    query: ["token"],
    body: profileBody,
    result: inAnyCurrency(profile),
    loud: true,
  }),
};

const card = z.pipe(
  z.object({ card_number: z.string(), points: z.int() }),
  z.transform(({ card_number, points }): LoyaltyCard => ({ number: card_number, points })),
);

export const loyaltyEndpoints = {
  /** Ours (docs/specification/accounts.md#account-22). */
  loyaltyCard: call({
    method: "GET",
    path: "/api/user/loyalty-card",
    query: ["token"],
    body: null,
    result: inAnyCurrency(card),
    loud: true,
  }),
};
