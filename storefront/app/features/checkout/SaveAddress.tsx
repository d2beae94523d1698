import { Checkbox } from "@dioptra/ui";
import { type RefObject, useImperativeHandle, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import type { Address } from "#domain/checkout/checkout.ts";
import { isSameAddress } from "#domain/checkout/prefill.ts";
import { addressesOf, withAddress } from "#domain/customer/addressBook.ts";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import { useProfileActions } from "../../state/account/profile.ts";
import { useSession, useShop } from "../../state/useShop.ts";
import type { AddressFormState } from "./addressFields.ts";

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
  return customer && <Offer key={customer.id} {...props} customer={customer} />;
}

function Offer({ ref, form, customer }: SaveAddressProps & { readonly customer: CustomerProfile }) {
  const { notices } = useShop();
  const { saveAddresses } = useProfileActions();
  const [isWanted, setWanted] = useState(false);
  const { addresses } = customer;
  const isKnown = (typed: Parameters<typeof isSameAddress>[0]) =>
    addressesOf(addresses).some(({ address }) => isSameAddress(typed, address));
  const isShown = !isKnown(useWatch({ control: form.control }));
  useImperativeHandle(ref, () => ({
    async save(address) {
      if (!isWanted || isKnown(address)) return;
      const problem = await saveAddresses(withAddress(addresses, address, null));
      if (problem) notices.show("warning", { id: "notice.addressNotSaved" });
      else notices.show("success", { id: "notice.addressSaved" });
    },
  }));
  if (!isShown) return null;
  return (
    <Checkbox checked={isWanted} onChange={(event) => setWanted(event.target.checked)}>
      <FormattedMessage id="checkout.saved.keep" />
    </Checkbox>
  );
}
