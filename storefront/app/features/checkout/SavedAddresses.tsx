import { Radio, RadioBox, RadioGroup } from "@dioptra/ui";
import type { AddressField, TypedAddress } from "@dioptra/ui/rules";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { addressFields, addressToFill, isSameAddress } from "#domain/checkout/prefill.ts";
import { type AddressUse, placesOf, preferredAddress, type SavedAddress } from "#domain/customer/addressBook.ts";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import { useDraft } from "../../state/checkout/createCheckout.ts";
import { useSession, useStoreView } from "../../state/useShop.ts";
import { type AddressFormState, newAddress } from "./addressFields.ts";

export interface SavedAddressesProps {
  readonly form: AddressFormState;
  readonly use: AddressUse;
  /** Whether the shopper has given this address before, so that nothing is filled in. */
  readonly isAnswered: boolean;
  /** Whether the addresses are offered. Without that, the preferred one is filled in all the same. @default true */
  readonly isOffered?: boolean;
  /** Called once an address was filled in to which the goods are not delivered. */
  readonly onSeparate?: () => void;
}

/** Fills a customer's preferred address in, and offers the others. Its code is loaded once somebody is logged in. */
export function SavedAddresses(props: SavedAddressesProps) {
  const customer = useSession((state) => state.customer);
  return customer && <Addresses key={customer.id} {...props} customer={customer} />;
}

/** Fills fields of the form in. After an attempt to submit it, the problems of what is filled in disappear. */
export function fillIn(
  form: AddressFormState,
  address: TypedAddress,
  fields: readonly AddressField[] = addressFields,
): void {
  for (const field of fields) form.setValue(field, address[field]);
  if (form.formState.isSubmitted) void form.trigger();
}

/** The value of the option without a saved address. */
const another = "another";

/** Returns a function that words a saved address for an option. */
export function usePlaceText() {
  const intl = useIntl();
  return ({ firstName, lastName, street, apartment, postcode, city, region, country }: SavedAddress["address"]) => {
    const line = apartment ? `${street} / ${apartment}` : street;
    const place = country === "US" ? `${city}, ${region} ${postcode}` : `${postcode} ${city}`;
    return {
      place: `${line}, ${place}`,
      person: `${firstName} ${lastName}`,
      country: intl.formatDisplayName(country, { type: "region" }),
    };
  };
}

function Addresses({
  form,
  use,
  isAnswered,
  isOffered = true,
  onSeparate,
  customer,
}: SavedAddressesProps & { readonly customer: CustomerProfile }) {
  const placeText = usePlaceText();
  const store = useStoreView();
  const { addresses } = customer;
  const offered = placesOf(addresses);
  const delivery = useDraft(({ shippingAddress }) => shippingAddress);
  const now = useWatch({ control: form.control });
  /** The address that was typed before a saved one was chosen. */
  const typed = useRef<TypedAddress | null>(null);
  const isFilled = useRef(isAnswered);
  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    const preferred = preferredAddress(addresses, use);
    if (!preferred) return;
    const { defaultValues = {} } = form.formState;
    fillIn(form, preferred.address, addressToFill({ now: form.getValues(), initial: defaultValues }));
    if (!delivery || !isSameAddress(delivery, preferred.address)) onSeparate?.();
  }, [addresses, delivery, form, onSeparate, use]);
  if (!isOffered || offered.length === 0) return null;

  const chosen = offered.find(({ address }) => isSameAddress(now, address))?.id ?? another;
  function choose(id: string) {
    if (chosen === another) typed.current = form.getValues();
    fillIn(form, offered.find((each) => each.id === id)?.address ?? typed.current ?? newAddress(store, customer));
  }
  return (
    <RadioGroup legend={<FormattedMessage id="checkout.saved.addresses" />} value={chosen} onChange={choose}>
      <RadioBox>
        {offered.map(({ id, address }) => {
          const { place, person, country } = placeText(address);
          return <Radio key={id} value={id} label={place} description={`${person}, ${country}`} />;
        })}
        <Radio value={another} label={<FormattedMessage id="checkout.saved.another" />} />
      </RadioBox>
    </RadioGroup>
  );
}
