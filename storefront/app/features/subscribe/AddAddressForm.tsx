import { AddressEditor } from "@dioptra/ui";
import { type AddressValue, isCountryCode } from "@dioptra/ui/rules";
import { checkout } from "#configuration/checkout.ts";
import { timeZone } from "#configuration/store.ts";
import { withAddress } from "#domain/customer/addressBook.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { WithMessages } from "../../components/WithMessages.tsx";
import { useProfileActions } from "../../state/account/profile.ts";
import { useStoreView } from "../../state/useShop.ts";

export interface AddAddressFormProps {
  /** The addresses in the customer's book. */
  readonly addresses: readonly CustomerAddress[];
  readonly onCancel: () => void;
}

/** The form of a first delivery address, which the account keeps. */
export function AddAddressForm({ addresses, onCancel }: AddAddressFormProps) {
  const { country } = useStoreView();
  const { saveAddresses } = useProfileActions();
  const { state, problem, submit } = useFormSubmission((address: AddressValue) =>
    saveAddresses(withAddress(addresses, address, null)),
  );
  return (
    <WithMessages parts={["account", "person", "fields"]}>
      <AddressEditor
        address={null}
        country={isCountryCode(country) ? country : "PL"}
        countries={checkout.countries.filter(isCountryCode)}
        pending={state === "pending"}
        timeZone={timeZone}
        onSave={(address) => void submit(address)}
        onCancel={onCancel}
        {...problem}
      />
    </WithMessages>
  );
}
