import { X } from "../icons/X.ts";
import type { ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../primitives/IconButton.tsx";
import { count as countStyle, head, title as titleStyle } from "./OverlayHead.css.ts";

export interface OverlayHeadProps {
  /** The id of the title, for the dialog's `labelledBy`. */
  id: string;
  /** A ref to the title, which can be focused by script. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** The title. */
  title: ReactNode;
  /** The number of items inside, shown beside the title. */
  count?: number | undefined;
  /** A secondary action, such as clearing. */
  action?: ReactNode;
  /** Called when the close button is pressed. */
  onClose: () => void;
}

/** Renders the header of a dialog or drawer: title, count, action and close button. */
export function OverlayHead({ id, titleRef, title, count, action, onClose }: OverlayHeadProps) {
  const intl = useIntl();
  return (
    <div className={head}>
      <h2 ref={titleRef} id={id} className={titleStyle} tabIndex={-1}>
        {title} {count === undefined ? null : <span className={countStyle}>{count}</span>}
      </h2>
      {action}
      <IconButton icon={X} label={intl.formatMessage({ id: "ui.overlay.close" })} onClick={onClose} />
    </div>
  );
}
