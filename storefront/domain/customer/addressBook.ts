import { type AddressValue, isCountryCode } from "@dioptra/ui/rules";
import type { Company } from "../checkout/checkout.ts";
import { isSameAddress } from "../checkout/prefill.ts";
import type { CustomerAddress } from "./customer.ts";

/** What an address can be the default for. */
export type AddressUse = "delivery" | "invoice";

/** An address of the book as it can be shown and changed. */
export interface SavedAddress {
  readonly id: string;
  readonly address: AddressValue;
  /** The company that invoices to it are made out to; null for a private address. */
  readonly company: Company | null;
}

/** A company that the customer has kept, with the address that stands on its invoices. */
export interface SavedCompany extends SavedAddress {
  readonly company: Company;
}

const flags = { delivery: "isDefaultShipping", invoice: "isDefaultBilling" } as const;

/** Returns an address as it is shown; null in a country to which the shop does not deliver. */
export function savedAddressOf({ id, address, company, taxId }: CustomerAddress): SavedAddress | null {
  const { country } = address;
  if (!isCountryCode(country)) return null;
  return { id: String(id), address: { ...address, country }, company: company === "" ? null : { company, taxId } };
}

/** Returns the addresses that can be shown. The others stay in the book, too. */
export const addressesOf = (all: readonly CustomerAddress[]): readonly SavedAddress[] =>
  all.flatMap((each) => savedAddressOf(each) ?? []);

/** Returns the addresses without those that differ only in their company. */
export const placesOf = (all: readonly CustomerAddress[]): readonly SavedAddress[] =>
  addressesOf(all).filter(
    ({ address }, index, list) => list.findIndex((each) => isSameAddress(each.address, address)) === index,
  );

/** Returns the companies that invoices can be made out to, the one with the default address first. */
export const companiesOf = (all: readonly CustomerAddress[]): readonly SavedCompany[] =>
  addressesOf(all.toSorted((a, b) => Number(b.isDefaultBilling) - Number(a.isDefaultBilling))).filter(
    (saved): saved is SavedCompany => saved.company !== null,
  );

export const isSameCompany = (a: Company, b: Company): boolean => a.company === b.company && a.taxId === b.taxId;

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

/** Returns an entry that is not stored yet. The first one of a book is the default for everything. */
function newEntry(
  all: readonly CustomerAddress[],
  address: AddressValue,
  company: Company = { company: "", taxId: "" },
): CustomerAddress {
  const isFirst = all.length === 0;
  return { id: null, address, ...company, isDefaultShipping: isFirst, isDefaultBilling: isFirst };
}

/** Returns an entry at another address. A tax number is that of one country, so a company does not move to another. */
const moved = (entry: CustomerAddress, address: AddressValue): CustomerAddress => ({
  ...entry,
  address,
  ...(entry.address.country !== address.country && { company: "", taxId: "" }),
});

/** Returns the book with a changed address; with a null id a new one, which is the default for everything if it is the first. */
export function withAddress(
  all: readonly CustomerAddress[],
  address: AddressValue,
  id: string | null,
): readonly CustomerAddress[] {
  if (id !== null) return all.map((each) => (isOf(id)(each) ? moved(each, address) : each));
  return [...all, newEntry(all, address)];
}

/** Returns the book with a company. A private address that is the same becomes the company's. */
export function withCompany(
  all: readonly CustomerAddress[],
  address: AddressValue,
  company: Company,
): readonly CustomerAddress[] {
  const place = all.findIndex((each) => each.company === "" && isSameAddress(each.address, address));
  const known = all[place];
  return known ? all.with(place, { ...known, ...company }) : [...all, newEntry(all, address, company)];
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
