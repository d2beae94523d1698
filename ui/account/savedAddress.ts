import type { AddressValue } from "../rules/address.ts";

/** An address of a customer, as their account has it. */
export interface SavedAddress {
  readonly id: string;
  readonly address: AddressValue;
}

/** What an address can be the default of. */
export type AddressUse = "delivery" | "invoice";
