import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { quietAction } from "../primitives/quietAction.css.ts";
import { ConfirmedAction } from "../feedback/ConfirmedAction.tsx";
import { AddressText } from "../order/AddressText.tsx";
import { addressName, type AddressUse, type SavedAddress } from "./savedAddress.ts";
import { actions, card, use } from "./AddressCard.css.ts";

export interface AddressCardProps {
  /** The address to show. */
  saved: SavedAddress;
  /** The uses for which this address is the default. */
  uses: readonly AddressUse[];
  /** Disables all actions, such as while offline. */
  readOnly: boolean;
  /** A ref to the edit button, so that it can be focused when the editor closes. */
  changeRef: Ref<HTMLButtonElement>;
  /** Called to edit the address. */
  onChange: () => void;
  /** Called once the shopper has confirmed the deletion. */
  onDelete: () => void;
  /** Called to make the address the default for a use. */
  onMakeDefault: (use: AddressUse) => void;
}

const messageIds = {
  delivery: {
    isDefault: "ui.addressBook.forDelivery",
    makeDefault: "ui.addressBook.useForDelivery",
    makeDefaultNamed: "ui.addressBook.useForDeliveryNamed",
  },
  invoice: {
    isDefault: "ui.addressBook.forInvoice",
    makeDefault: "ui.addressBook.useForInvoice",
    makeDefaultNamed: "ui.addressBook.useForInvoiceNamed",
  },
} as const satisfies Record<AddressUse, object>;

/** Renders one address of an `AddressBook`, with its uses and actions. */
export function AddressCard({ saved, uses, readOnly, changeRef, onChange, onDelete, onMakeDefault }: AddressCardProps) {
  const intl = useIntl();
  const address = addressName(intl, saved.address);
  const otherUses = (["delivery", "invoice"] as const).filter((each) => !uses.includes(each));
  return (
    <div className={card}>
      {saved.company && (
        <p>
          {saved.company.company}
          <br />
          <FormattedMessage id="ui.orderDetails.taxId" values={{ taxId: saved.company.taxId }} />
        </p>
      )}
      <AddressText address={saved.address} />
      {uses.map((each) => (
        <p key={each} className={use}>
          <FormattedMessage id={messageIds[each].isDefault} />
        </p>
      ))}
      {!readOnly && (
        <div className={actions}>
          <button
            ref={changeRef}
            type="button"
            className={quietAction({ tone: "ink" })}
            aria-label={intl.formatMessage({ id: "ui.addressBook.changeNamed" }, { address })}
            onClick={onChange}
          >
            <FormattedMessage id="ui.addressBook.change" />
          </button>
          {otherUses.map((each) => (
            <button
              key={each}
              type="button"
              className={quietAction({ tone: "ink" })}
              aria-label={intl.formatMessage({ id: messageIds[each].makeDefaultNamed }, { address })}
              onClick={() => onMakeDefault(each)}
            >
              <FormattedMessage id={messageIds[each].makeDefault} />
            </button>
          ))}
          <ConfirmedAction
            label={<FormattedMessage id="ui.addressBook.delete" />}
            name={intl.formatMessage({ id: "ui.addressBook.deleteNamed" }, { address })}
            question={<FormattedMessage id="ui.addressBook.deleteQuestion" />}
            subject={address}
            cancelLabel={<FormattedMessage id="ui.addressBook.keep" />}
            onConfirm={onDelete}
          />
        </div>
      )}
    </div>
  );
}
