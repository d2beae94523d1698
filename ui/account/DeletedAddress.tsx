import { useLayoutEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import { addressName, type SavedAddress } from "./savedAddress.ts";
import { notice } from "./DeletedAddress.css.ts";

export interface DeletedAddressProps {
  deleted: SavedAddress | null;
  onUndo: (deleted: SavedAddress) => void;
}

/** What was just deleted can be brought back; the button that deleted it is gone, and the focus comes here. */
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
