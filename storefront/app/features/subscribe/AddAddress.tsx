import { AddressEditor, Button } from "@dioptra/ui";
import { type AddressValue, countryCodes, isCountryCode } from "@dioptra/ui/rules";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { timeZone } from "#configuration/store.ts";
import { withAddress } from "#domain/customer/addressBook.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { useProfileActions } from "../../state/account/profile.ts";
import { useStoreView } from "../../state/useShop.ts";

export interface AddAddressProps {
  /** The addresses in the customer's book, none of which can be delivered to. */
  readonly addresses: readonly CustomerAddress[];
}

/** Asks a customer without a delivery address for one, which the account keeps. */
export function AddAddress({ addresses }: AddAddressProps) {
  const { country } = useStoreView();
  const { saveAddresses } = useProfileActions();
  const [isOpen, setOpen] = useState(false);
  const { state, problem, submit } = useFormSubmission((address: AddressValue) =>
    saveAddresses(withAddress(addresses, address, null)),
  );
  return (
    <>
      <p>
        <FormattedMessage id="subscribe.needsAddress" />
      </p>
      {isOpen ? (
        <WithMessages parts={["account", "checkout", "password"]}>
          <AddressEditor
            address={null}
            country={isCountryCode(country) ? country : "PL"}
            countries={countryCodes}
            pending={state === "pending"}
            timeZone={timeZone}
            onSave={(address) => void submit(address)}
            onCancel={() => setOpen(false)}
            {...problem}
          />
        </WithMessages>
      ) : (
        <Button size="primary" width="full" onClick={() => setOpen(true)}>
          <FormattedMessage id="subscribe.addAddress" />
        </Button>
      )}
    </>
  );
}
