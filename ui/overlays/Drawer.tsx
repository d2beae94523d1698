import { type ReactNode, type RefObject, useId, useRef } from "react";
import { drawer } from "./Drawer.css.ts";
import { Modal, type ModalProps } from "./Modal.tsx";
import { OverlayHead } from "./OverlayHead.tsx";
import { body, foot as footStyle } from "./overlayParts.css.ts";

export interface DrawerProps extends Pick<ModalProps, "open" | "onClose" | "describedBy"> {
  /** The title. */
  title: ReactNode;
  /** The number of items inside, shown beside the title. */
  count?: number;
  /** A secondary action for all items, such as clearing. */
  action?: ReactNode;
  /** The edge it slides in from. @default "end" */
  side?: "start" | "end";
  /** Content that stays below the scrolling part, such as the main action. */
  footer?: ReactNode;
  /** The element to focus on opening. @default the title */
  initialFocus?: ModalProps["initialFocus"];
  /** A ref to the title, so that the owner can focus it when the focused element is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The content, which scrolls if it is too high. */
  children: ReactNode;
}

/**
 * Renders a modal panel that slides in from an edge, for lists to work through such as filters or the cart. For a
 * question with a few answers, use `Dialog`.
 */
export function Drawer({
  open,
  onClose,
  describedBy,
  title,
  count,
  action,
  side = "end",
  footer,
  initialFocus,
  titleRef,
  children,
}: DrawerProps) {
  const titleId = useId();
  const ownTitleRef = useRef<HTMLHeadingElement>(null);
  const heading = titleRef ?? ownTitleRef;
  return (
    <Modal
      open={open}
      onClose={onClose}
      initialFocus={initialFocus ?? heading}
      className={drawer({ side })}
      labelledBy={titleId}
      describedBy={describedBy}
    >
      <OverlayHead
        id={titleId}
        titleRef={heading}
        title={title}
        count={count}
        action={action}
        onClose={() => onClose("button")}
      />
      <div className={body}>{children}</div>
      {footer === undefined ? null : <div className={footStyle}>{footer}</div>}
    </Modal>
  );
}
