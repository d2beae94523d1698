import { X } from "../icons/X.ts";
import type { ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../primitives/IconButton.tsx";
import { count as countStyle, head, title as titleStyle } from "./OverlayHead.css.ts";

export interface OverlayHeadProps {
  /** The dialog's `labelledBy`. */
  id: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
  count?: number | undefined;
  action?: ReactNode;
  onClose: () => void;
}

/** The head of a dialog or drawer: what it is, and the way out. */
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
