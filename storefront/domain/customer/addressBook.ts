import { type AddressValue, isCountryCode } from "@dioptra/ui/rules";
import type { CustomerAddress } from "./customer.ts";

/** What an address can be the default for. */
export type AddressUse = "delivery" | "invoice";

/** An address of the book as it can be shown and changed. */
export interface SavedAddress {
  readonly id: string;
  readonly address: AddressValue;
}

const flags = { delivery: "isDefaultShipping", invoice: "isDefaultBilling" } as const;

/** Returns an address as it is shown; null in a country to which the shop does not deliver. */
export function savedAddressOf({ id, address }: CustomerAddress): SavedAddress | null {
  const { country } = address;
  return isCountryCode(country) ? { id: String(id), address: { ...address, country } } : null;
}

/** Returns the addresses that can be shown. The others stay in the book, too. */
export const addressesOf = (all: readonly CustomerAddress[]): readonly SavedAddress[] =>
  all.flatMap((each) => savedAddressOf(each) ?? []);

const isOf = (id: string) => (address: CustomerAddress) => String(address.id) === id;

/** Returns the id of the default address for each use; none where there is no default. */
export const defaultsOf = (all: readonly CustomerAddress[]): Readonly<Partial<Record<AddressUse, string>>> =>
  Object.fromEntries(
    (["delivery", "invoice"] as const).flatMap((use) => {
      const found = all.find((address) => address[flags[use]]);
      return found ? [[use, String(found.id)]] : [];
    }),
  );

/**
 * Returns the address to fill in for a use: the default one. Without a default to which the shop delivers, that is the first
 * address for a delivery, and none for an invoice, which then goes where the goods go.
 */
export function preferredAddress(all: readonly CustomerAddress[], use: AddressUse): SavedAddress | null {
  const offered = addressesOf(all);
  const id = defaultsOf(all)[use];
  return offered.find((each) => each.id === id) ?? (use === "delivery" ? (offered[0] ?? null) : null);
}

/** Returns the book with a changed address; with a null id a new one, which is the default for everything if it is the first. */
export function withAddress(
  all: readonly CustomerAddress[],
  address: AddressValue,
  id: string | null,
): readonly CustomerAddress[] {
  if (id !== null) return all.map((each) => (isOf(id)(each) ? { ...each, address } : each));
  const isFirst = all.length === 0;
  const added = { id: null, address, company: "", taxId: "", isDefaultShipping: isFirst, isDefaultBilling: isFirst };
  return [...all, added];
}

export const withoutAddress = (all: readonly CustomerAddress[], id: string): readonly CustomerAddress[] =>
  all.filter((address) => !isOf(id)(address));

/** Returns the book with a deleted address again, in its place and as the default that it was. It gets a new id. */
export function withRestored(
  all: readonly CustomerAddress[],
  address: CustomerAddress,
  place: number,
): readonly CustomerAddress[] {
  const others = (["delivery", "invoice"] as const).reduce(
    (list, use) => (address[flags[use]] ? list.map((each) => ({ ...each, [flags[use]]: false })) : list),
    all,
  );
  return others.toSpliced(place, 0, { ...address, id: null });
}

/** Returns the book in which an address is the only default for a use. */
export const withDefault = (all: readonly CustomerAddress[], id: string, use: AddressUse): readonly CustomerAddress[] =>
  all.map((address) => ({ ...address, [flags[use]]: isOf(id)(address) }));
