import { X } from "../../icons/X.ts";
import { type ReactNode, useId, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { moveAmongLinks } from "../../navigation/focus.ts";
import { SearchField, type SearchFieldProps } from "../../navigation/SearchField.tsx";
import { Modal, type ModalProps } from "../../overlays/Modal.tsx";
import { IconButton } from "../../primitives/IconButton.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { body, close, dialog, field as fieldStyle, head, layout } from "./SearchPanelDialog.css.ts";

export interface SearchPanelDialogProps
  extends
    Pick<ModalProps, "open" | "onClose">,
    Pick<SearchFieldProps, "action" | "defaultValue" | "onType" | "onSearch"> {
  /** A `SearchPanel`. */
  children: ReactNode;
}

/** Renders search field and panel in a dialog, where the header has no room for the field. */
export function SearchPanelDialog({ open, onClose, children, ...field }: SearchPanelDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal open={open} onClose={onClose} initialFocus={input} className={dialog} labelledBy={titleId}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the listener only moves the focus from the field to the links below */}
      <div className={layout} onKeyDown={moveAmongLinks}>
        <div className={head}>
          <VisuallyHidden id={titleId}>
            <FormattedMessage id="ui.searchField.label" />
          </VisuallyHidden>
          <div className={fieldStyle}>
            <SearchField {...field} inputRef={input} />
          </div>
          <span className={close}>
            <IconButton
              icon={X}
              label={intl.formatMessage({ id: "ui.overlay.close" })}
              onClick={() => onClose("button")}
            />
          </span>
        </div>
        <div className={body}>{children}</div>
      </div>
    </Modal>
  );
}
