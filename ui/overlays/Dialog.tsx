import { type ReactNode, useId, useRef } from "react";
import { dialog } from "./Dialog.css.ts";
import { Modal, type ModalProps } from "./Modal.tsx";
import { OverlayHead } from "./OverlayHead.tsx";
import { body, foot as footStyle } from "./overlayParts.css.ts";

export interface DialogProps extends Pick<ModalProps, "open" | "onClose" | "describedBy"> {
  title: ReactNode;
  /** How wide from the tablet on: 480 or 760 px. @default "medium" */
  size?: "medium" | "large";
  /** On phones: from the lower edge as high as its content, or the whole window. @default "sheet" */
  phone?: "sheet" | "full";
  /** Stays in view below what scrolls, such as the buttons that answer it. */
  foot?: ReactNode;
  /** What takes the focus when it opens. @default the title */
  initialFocus?: ModalProps["initialFocus"];
  children: ReactNode;
}

/**
 * Asks or shows something that cannot wait, in the middle of a page that does. What lies beside the page's work, such as
 * filters or the cart, comes in a `Drawer`; what explains one control, in a `Popover`; what just happened is a notice.
 */
export function Dialog({
  open,
  onClose,
  describedBy,
  title,
  size = "medium",
  phone = "sheet",
  foot,
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
      {foot === undefined ? null : <div className={footStyle}>{foot}</div>}
    </Modal>
  );
}
