import { Button } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import { AddAddressForm } from "./AddAddressForm.tsx";

export interface AddAddressProps {
  /** The addresses in the customer's book, none of which can be delivered to. */
  readonly addresses: readonly CustomerAddress[];
}

/** Asks a customer without a delivery address for one, which the account keeps. */
export function AddAddress({ addresses }: AddAddressProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <FormattedMessage id="subscribe.needsAddress" />
      </p>
      {isOpen ? (
        <AddAddressForm addresses={addresses} onCancel={() => setOpen(false)} />
      ) : (
        <Button size="primary" width="full" onClick={() => setOpen(true)}>
          <FormattedMessage id="subscribe.addAddress" />
        </Button>
      )}
    </>
  );
}
