import { AddressBook } from "@dioptra/ui";
import { isCountryCode, type TypedAddress } from "@dioptra/ui/rules";
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
import { useSession, useShop, useStoreView } from "../../state/useShop.ts";

const noAddresses: readonly CustomerAddress[] = [];

/** The notice of an address that a use now begins with. */
const noticeOf = {
  delivery: "addresses.forDelivery",
  invoice: "addresses.forInvoice",
} as const satisfies Record<AddressUse, string>;

/** What is confirmed, and of which address. */
interface AddressNotice {
  readonly id: "addresses.saved" | "addresses.restored" | (typeof noticeOf)[AddressUse];
  readonly address: Pick<TypedAddress, "firstName" | "lastName" | "street" | "city">;
}

/** Returns an address in a few words. With them, two notices in a row differ: an equal one is not shown again. */
const shortAddress = ({ firstName, lastName, street, city }: AddressNotice["address"]) =>
  [`${firstName} ${lastName}`, street, city].join(", ");

/** The page of the customer's addresses. */
export function AddressesView() {
  const { country } = useStoreView();
  const isOnline = useIsOnline();
  const all = useSession(({ customer }) => customer?.addresses ?? noAddresses);
  const { saveAddresses } = useProfileActions();
  const [editing, setEditing] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ readonly address: CustomerAddress; readonly place: number } | null>(null);
  const { state, problem, submit } = useFormSubmission(saveAddresses);
  const { notices } = useShop();

  /** Stores the changed list, and confirms it with the notice. A refusal is shown in the form, or as a notice without one. */
  async function store(addresses: readonly CustomerAddress[], notice: AddressNotice | null, onStored: () => void) {
    if (await submit(addresses)) {
      notices.clear("addresses.notChanged");
      onStored();
      if (notice) notices.show("success", { id: notice.id, values: { address: shortAddress(notice.address) } });
    } else if (editing === null) notices.show("error", { id: "addresses.notChanged" });
  }

  function remove(id: string) {
    const place = all.findIndex((address) => String(address.id) === id);
    const address = all[place];
    if (address) void store(withoutAddress(all, id), null, () => setDeleted({ address, place }));
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
        onSave={(address, id) =>
          void store(withAddress(all, address, id), { id: "addresses.saved", address }, () => setEditing(null))
        }
        onDelete={remove}
        onUndo={() => {
          if (!deleted) return;
          const { address, place } = deleted;
          const notice = { id: "addresses.restored", address: address.address } as const;
          void store(withRestored(all, address, place), notice, () => setDeleted(null));
        }}
        onMakeDefault={(id, use) => {
          const address = all.find((each) => String(each.id) === id)?.address;
          const notice = address ? { id: noticeOf[use], address } : null;
          void store(withDefault(all, id, use), notice, () => setDeleted(null));
        }}
        onRetry={() => {}}
      />
    </>
  );
}
