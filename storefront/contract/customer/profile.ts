import * as z from "zod/mini";
import type { CustomerProfile, LoyaltyCard } from "#domain/customer/customer.ts";
import { password, text } from "./accountForm.ts";
import { customerAddress, toWireCustomerAddress } from "./customerAddress.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { list, numeric } from "../wire/value.ts";

/** The maximum number of addresses of a customer. */
const maxAddresses = 20;

/** Read-only fields of the profile. Shops that send the whole profile back send them unchanged. */
const readOnly = z.nullish(z.union([z.string(), z.number()]));
export const readOnlyFields = [
  "id",
  "group_id",
  "pending_email",
  "store_id",
  "default_shipping",
  "default_billing",
] as const satisfies readonly (keyof ReturnType<typeof toWireProfile>)[];

/** The fields that a customer may change. Missing fields stay as they are; `addresses` replaces all addresses. */
export const changes = z.strictObject({
  firstname: z.optional(text),
  lastname: z.optional(text),
  email: z.optional(text),
  addresses: z.optional(z.array(customerAddress).check(z.maxLength(maxAddresses))),
  /** Ignored. Part of the profile, which some shops send back. */
  groupToken: z.optional(z.unknown()),
  id: readOnly,
  group_id: readOnly,
  pending_email: readOnly,
  store_id: readOnly,
  default_shipping: readOnly,
  default_billing: readOnly,
});

/** `currentPassword` is our extension. A new e-mail address is accepted only with it. */
export const profileBody = z.strictObject({
  customer: changes,
  currentPassword: z.optional(password),
});
export type ProfileChanges = z.output<typeof profileBody>;

const wireProfile = z.object({
  id: numeric,
  group_id: numeric,
  groupToken: z.string(),
  email: z.string(),
  /** Our extension: a new e-mail address that has not been confirmed yet. */
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
    // Addresses that the shop's forms cannot show are left out.
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

/** Returns the answer of `user/me`. `store_id` is the store view in which the account was created. */
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
  userProfile: defineEndpoint({
    method: "GET",
    path: "/api/user/me",
    query: ["token"],
    body: null,
    result: inAnyCurrency(profile),
    loud: true,
  }),
  userUpdate: defineEndpoint({
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
  /** Our extension (docs/specification/accounts.md#account-22). */
  loyaltyCard: defineEndpoint({
    method: "GET",
    path: "/api/user/loyalty-card",
    query: ["token"],
    body: null,
    result: inAnyCurrency(card),
    loud: true,
  }),
};
