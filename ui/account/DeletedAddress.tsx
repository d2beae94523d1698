import { useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import { addressName, type SavedAddress } from "./savedAddress.ts";
import { notice } from "./DeletedAddress.css.ts";

export interface DeletedAddressProps {
  /** The address just deleted; null if there is nothing to undo. */
  deleted: SavedAddress | null;
  /** Called to restore the address. */
  onUndo: (deleted: SavedAddress) => void;
}

/** Offers to undo the last deletion. Takes the focus, because the button that deleted the address is gone. */
export function DeletedAddress({ deleted, onUndo }: DeletedAddressProps) {
  const intl = useIntl();
  const undo = useRef<HTMLButtonElement>(null);
  const id = deleted?.id;
  useLayoutEffect(() => {
    if (id !== undefined && document.activeElement === document.body) undo.current?.focus();
  }, [id]);
  return (
    <output className={notice}>
      {deleted && (
        <>
          <span>
            <FormattedMessage id="ui.addressBook.deleted" values={{ address: addressName(intl, deleted.address) }} />
          </span>
          <Button ref={undo} variant="line" size="compact" onClick={() => onUndo(deleted)}>
            <FormattedMessage id="ui.addressBook.undo" />
          </Button>
        </>
      )}
    </output>
  );
}
