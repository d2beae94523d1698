import { type ReactNode, type RefObject, useId, useRef } from "react";
import { drawer } from "./Drawer.css.ts";
import { Modal, type ModalProps } from "./Modal.tsx";
import { OverlayHead } from "./OverlayHead.tsx";
import { body, foot as footStyle } from "./overlayParts.css.ts";

export interface DrawerProps extends Pick<ModalProps, "open" | "onClose" | "describedBy"> {
  title: ReactNode;
  /** How many things it holds, beside the title. */
  count?: number;
  /** One quiet action for all of them, such as clearing. */
  action?: ReactNode;
  /** The edge it comes from. @default "end" */
  side?: "start" | "end";
  /** Stays in view below what scrolls: the one action that leads on. */
  foot?: ReactNode;
  /** What takes the focus when it opens. @default the title */
  initialFocus?: ModalProps["initialFocus"];
  /** Lets the owner give the focus to the title, such as when what had it is gone. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/**
 * Comes in from an edge, as high as the window, over a page that waits: a list to work through, such as filters or the
 * cart. A question with a few answers is a `Dialog`.
 */
export function Drawer({
  open,
  onClose,
  describedBy,
  title,
  count,
  action,
  side = "end",
  foot,
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
      {foot === undefined ? null : <div className={footStyle}>{foot}</div>}
    </Modal>
  );
}
