import { AddressBook } from "@dioptra/ui";
import { isCountryCode } from "@dioptra/ui/rules";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { checkout } from "#configuration/checkout.ts";
import { timeZone } from "#configuration/store.ts";
import {
  addressesOf,
  type AddressUse,
  defaultsOf,
  savedAddressOf,
  withAddress,
  withDefault,
  withoutAddress,
  withRestored,
} from "#domain/customer/addressBook.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { useProfileActions } from "../../state/account/profile.ts";
import { useIsOnline } from "../../state/useIsOnline.ts";
import { useSession, useStoreView } from "../../state/useShop.ts";

const noAddresses: readonly CustomerAddress[] = [];

/** The page of the customer's addresses. */
export function AddressesView() {
  const { country } = useStoreView();
  const isOnline = useIsOnline();
  const all = useSession(({ customer }) => customer?.addresses ?? noAddresses);
  const { saveAddresses } = useProfileActions();
  const [editing, setEditing] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ readonly address: CustomerAddress; readonly place: number } | null>(null);
  const { state, problem, submit } = useFormSubmission(saveAddresses);

  /** Stores the changed list. `onStored` is called if the platform has accepted it. */
  async function store(addresses: readonly CustomerAddress[], onStored: () => void) {
    if (await submit(addresses)) onStored();
  }

  function remove(id: string) {
    const place = all.findIndex((address) => String(address.id) === id);
    const address = all[place];
    if (address) void store(withoutAddress(all, id), () => setDeleted({ address, place }));
  }

  return (
    <>
      <h1>
        <FormattedMessage id="account.addresses" />
      </h1>
      <AddressBook
        addresses={addressesOf(all)}
        defaults={defaultsOf(all)}
        state={isOnline ? "ready" : "offline"}
        editing={editing}
        deleted={deleted && savedAddressOf(deleted.address)}
        {...(isCountryCode(country) && { country })}
        countries={checkout.countries.filter(isCountryCode)}
        timeZone={timeZone}
        pending={state === "pending"}
        {...problem}
        onEdit={(which) => {
          setEditing(which);
          if (which !== null) setDeleted(null);
        }}
        onSave={(address, id) => void store(withAddress(all, address, id), () => setEditing(null))}
        onDelete={remove}
        onUndo={() => {
          if (deleted) void store(withRestored(all, deleted.address, deleted.place), () => setDeleted(null));
        }}
        onMakeDefault={(id, use: AddressUse) => void store(withDefault(all, id, use), () => setDeleted(null))}
        onRetry={() => {}}
      />
    </>
  );
}
