import type { TypedAddress } from "@dioptra/ui/rules";

/** Somebody with an account, as the account's pages show it (specification, section 3, User). */
export interface CustomerProfile {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** An address that the customer wants to be written to, and that has not been confirmed yet; null without one. */
  readonly pendingEmail: string | null;
  readonly groupId: number;
  /** Proves the group to calls that ask for it (specification, section 6). */
  readonly groupToken: string;
  readonly addresses: readonly CustomerAddress[];
}

export interface CustomerAddress {
  /** Null for one that is not kept yet. */
  readonly id: number | null;
  readonly address: TypedAddress;
  /** Both empty for a private address. */
  readonly company: string;
  readonly taxId: string;
  readonly isDefaultShipping: boolean;
  readonly isDefaultBilling: boolean;
}
