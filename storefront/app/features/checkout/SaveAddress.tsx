import { Checkbox } from "@dioptra/ui";
import { type RefObject, useImperativeHandle, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import type { Address, Company } from "#domain/checkout/checkout.ts";
import { isSameAddress } from "#domain/checkout/prefill.ts";
import { addressesOf, companiesOf, isSameCompany, withAddress, withCompany } from "#domain/customer/addressBook.ts";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import { useProfileActions } from "../../state/account/profile.ts";
import { useSession, useShop } from "../../state/useShop.ts";
import type { AddressFormState } from "./addressFields.ts";
import type { CompanyFormState } from "./SavedCompanies.tsx";

/** What the step calls once the address is accepted. */
export interface SaveAddressHandle {
  /** Adds the address to the account, if that was asked for. A notice says what became of it; the order goes on. */
  readonly save: (address: Address) => Promise<void>;
}

export interface SaveAddressProps {
  readonly ref: RefObject<SaveAddressHandle | null>;
  readonly form: AddressFormState;
}

/** Offers a customer to keep the address that they type in their account. Off until it is ticked. */
export function SaveAddress(props: SaveAddressProps) {
  const customer = useSession((state) => state.customer);
  return customer && <AddressOffer key={customer.id} {...props} customer={customer} />;
}

/** What the step calls once the company and the address are accepted. */
export interface SaveCompanyHandle {
  /** Adds them to the account, as `SaveAddressHandle.save` does. */
  readonly save: (address: Address, company: Company) => Promise<void>;
}

export interface SaveCompanyProps {
  readonly ref: RefObject<SaveCompanyHandle | null>;
  readonly form: CompanyFormState;
}

/** Offers a customer to keep the company that they type, with the address of the invoice. Off until it is ticked. */
export function SaveCompany(props: SaveCompanyProps) {
  const customer = useSession((state) => state.customer);
  return customer && <CompanyOffer key={customer.id} {...props} customer={customer} />;
}

interface Owned {
  readonly customer: CustomerProfile;
}

function AddressOffer({ ref, form, customer: { addresses } }: SaveAddressProps & Owned) {
  const [isWanted, setWanted] = useState(false);
  const store = useStoredBook("notice.addressSaved", "notice.addressNotSaved");
  const isKnown = (typed: Parameters<typeof isSameAddress>[0]) =>
    addressesOf(addresses).some(({ address }) => isSameAddress(typed, address));
  const isShown = !isKnown(useWatch({ control: form.control }));
  useImperativeHandle(ref, () => ({
    async save(address) {
      if (isWanted && !isKnown(address)) await store(withAddress(addresses, address, null));
    },
  }));
  return isShown && <Wish id="checkout.saved.keep" isWanted={isWanted} onChange={setWanted} />;
}

function CompanyOffer({ ref, form, customer: { addresses } }: SaveCompanyProps & Owned) {
  const [isWanted, setWanted] = useState(false);
  const store = useStoredBook("notice.companySaved", "notice.companyNotSaved");
  const { company = "", taxId = "" } = useWatch({ control: form.control });
  const isKnown = companiesOf(addresses).some((kept) => isSameCompany(kept.company, { company, taxId }));
  useImperativeHandle(ref, () => ({
    async save(address, checked) {
      if (isWanted && !isKnown) await store(withCompany(addresses, address, checked));
    },
  }));
  return !isKnown && <Wish id="checkout.saved.keepCompany" isWanted={isWanted} onChange={setWanted} />;
}

/** Returns a function that stores a changed address book. A notice says what became of it. */
function useStoredBook(saved: "notice.addressSaved" | "notice.companySaved", notSaved: NotSaved) {
  const { notices } = useShop();
  const { saveAddresses } = useProfileActions();
  return async (book: CustomerProfile["addresses"]) => {
    const problem = await saveAddresses(book);
    if (problem) notices.show("warning", { id: notSaved });
    else notices.show("success", { id: saved });
  };
}
type NotSaved = "notice.addressNotSaved" | "notice.companyNotSaved";

interface WishProps {
  readonly id: "checkout.saved.keep" | "checkout.saved.keepCompany";
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

const Wish = ({ id, isWanted, onChange }: WishProps) => (
  <Checkbox checked={isWanted} onChange={(event) => onChange(event.target.checked)}>
    <FormattedMessage id={id} />
  </Checkbox>
);
