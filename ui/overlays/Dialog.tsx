import { type ReactNode, useId, useRef } from "react";
import { dialog } from "./Dialog.css.ts";
import { Modal, type ModalProps } from "./Modal.tsx";
import { OverlayHead } from "./OverlayHead.tsx";
import { body, foot as footStyle } from "./overlayParts.css.ts";

export interface DialogProps extends Pick<ModalProps, "open" | "onClose" | "describedBy"> {
  /** The title, such as the question to answer. */
  title: ReactNode;
  /** The width from the tablet breakpoint on: 480 or 760 px. @default "medium" */
  size?: "medium" | "large";
  /** On phones, a bottom sheet as high as its content, or the whole window. @default "sheet" */
  phone?: "sheet" | "full";
  /** Content that stays below the scrolling part, such as buttons. */
  footer?: ReactNode;
  /** The element to focus on opening. @default the title */
  initialFocus?: ModalProps["initialFocus"];
  /** The content, which scrolls if it is too high. */
  children: ReactNode;
}

/**
 * Renders a modal dialog in the middle of the page, for something that needs an answer first. For tasks beside the
 * page, such as filters or the cart, use `Drawer`; to explain a control, `Popover`; for events that have just happened,
 * a notice.
 */
export function Dialog({
  open,
  onClose,
  describedBy,
  title,
  size = "medium",
  phone = "sheet",
  footer,
  initialFocus,
  children,
}: DialogProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={initialFocus ?? titleRef}
      className={dialog({ size, phone })}
      labelledBy={titleId}
      describedBy={describedBy}
    >
      <OverlayHead id={titleId} titleRef={titleRef} title={title} onClose={() => onClose("button")} />
      <div className={body}>{children}</div>
      {footer === undefined ? null : <div className={footStyle}>{footer}</div>}
    </Modal>
  );
}
