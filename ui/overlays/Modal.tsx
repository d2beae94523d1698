import { Content, Portal, Root } from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { useCloseRequests } from "./closeRequests.ts";
import * as styles from "./Modal.css.ts";
import { ModalSurroundings } from "./ModalSurroundings.tsx";

/** How the user closed a modal: Esc or the system's back gesture, a click outside, or the close button. */
export type CloseReason = "escape" | "backdrop" | "button";

export interface ModalProps {
  /** Whether it is open; may be true on first render. Closed, it renders nothing. */
  open: boolean;
  /** Called when the user wants to close it; set `open` to false to do so. */
  onClose: (reason: CloseReason) => void;
  /** The element to focus on opening. On closing, the focus returns to where it was. */
  initialFocus: RefObject<HTMLElement | null>;
  /** The class that gives the dialog its size, place and movement. */
  className: string;
  /** Variables that the class reads, such as a size from outside. */
  variables?: Readonly<Record<`--${string}`, string>> | undefined;
  /** The id of the title. */
  labelledBy: string;
  /** The id of a sentence that is read out with the title. */
  describedBy?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** Marks a page whose scrollbar takes width, so that `Modal.css.ts` can reserve its place. */
const markScrollbar = (root: HTMLElement) => root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);

/**
 * Renders a controlled modal on Radix Dialog: a panel over the page, which is inert meanwhile. Notices over the page stay
 * readable and usable. Content that answers Esc itself, such as an open list, stops the propagation of the key. The basis
 * of `Dialog` and `Drawer`.
 */
export function Modal({
  open,
  onClose,
  initialFocus,
  className,
  variables,
  labelledBy,
  describedBy,
  children,
}: ModalProps) {
  const opener = useRef<Element | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    opener.current = document.activeElement;
    markScrollbar(document.documentElement);
  }, [open]);
  const handleEscape = useCloseRequests(open, () => onClose("escape"));

  return (
    <Root open={open}>
      <Portal>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the equivalent key */}
        <div
          ref={scrim}
          className={styles.scrim}
          data-state={open ? "open" : "closed"}
          // A press that begins inside the modal, such as selecting text, is not a click on the scrim.
          onClick={() => onClose("backdrop")}
        />
        <Content
          ref={panel}
          className={className}
          style={{ ...variables }}
          data-modal=""
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (initialFocus.current ?? panel.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever has moved the focus meanwhile knows better.
            const isLost = document.activeElement === null || document.activeElement === document.body;
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={handleEscape}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <ModalSurroundings modal={panel} scrim={scrim} isOpen={open} />
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
