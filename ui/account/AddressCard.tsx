import type { Ref } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { quietAction } from "../primitives/quietAction.css.ts";
import { ConfirmedAction } from "../feedback/ConfirmedAction.tsx";
import { AddressText } from "../order/AddressText.tsx";
import { addressName, type AddressUse, type SavedAddress } from "./savedAddress.ts";
import { actions, card, use } from "./AddressCard.css.ts";

export interface AddressCardProps {
  saved: SavedAddress;
  /** What it is the default of. */
  uses: readonly AddressUse[];
  /** Nothing can be changed now, such as without a connection. */
  readOnly: boolean;
  changeRef: Ref<HTMLButtonElement>;
  onChange: () => void;
  onDelete: () => void;
  onMakeDefault: (use: AddressUse) => void;
}

const words = {
  delivery: {
    is: "ui.addressBook.forDelivery",
    make: "ui.addressBook.useForDelivery",
    makeNamed: "ui.addressBook.useForDeliveryNamed",
  },
  invoice: {
    is: "ui.addressBook.forInvoice",
    make: "ui.addressBook.useForInvoice",
    makeNamed: "ui.addressBook.useForInvoiceNamed",
  },
} as const satisfies Record<AddressUse, object>;

/** One address of an `AddressBook`: what it is used for, and what can be done with it. */
export function AddressCard({ saved, uses, readOnly, changeRef, onChange, onDelete, onMakeDefault }: AddressCardProps) {
  const intl = useIntl();
  const address = addressName(intl, saved.address);
  const others = (["delivery", "invoice"] as const).filter((each) => !uses.includes(each));
  return (
    <div className={card}>
      <AddressText address={saved.address} />
      {uses.map((each) => (
        <p key={each} className={use}>
          <FormattedMessage id={words[each].is} />
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
          {others.map((each) => (
            <button
              key={each}
              type="button"
              className={quietAction({ tone: "ink" })}
              aria-label={intl.formatMessage({ id: words[each].makeNamed }, { address })}
              onClick={() => onMakeDefault(each)}
            >
              <FormattedMessage id={words[each].make} />
            </button>
          ))}
          <ConfirmedAction
            label={<FormattedMessage id="ui.addressBook.delete" />}
            name={intl.formatMessage({ id: "ui.addressBook.deleteNamed" }, { address })}
            question={<FormattedMessage id="ui.addressBook.deleteQuestion" />}
            about={address}
            keep={<FormattedMessage id="ui.addressBook.keep" />}
            onConfirm={onDelete}
          />
        </div>
      )}
    </div>
  );
}
