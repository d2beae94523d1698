import { type PointerEvent, type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

/** How the user closed a modal: Esc or the system's back gesture, a click outside, or the close button. */
export type CloseReason = "escape" | "backdrop" | "button";

export interface ModalProps {
  /** Whether it is open; may be true on first render. */
  open: boolean;
  /** Called when the user wants to close it; set `open` to false to do so. */
  onClose: (reason: CloseReason) => void;
  /** The element to focus on opening. On closing, the focus returns to where it was. */
  initialFocus: RefObject<HTMLElement | null>;
  /** The class that gives the dialog its size, place and movement. */
  className: string;
  /** The id of the title. */
  labelledBy: string;
  /** The id of a sentence that is read out with the title. */
  describedBy?: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** Marks a page that scrolls, so that `Modal.css.ts` can reserve the place of its scrollbar. */
const markScrollingPage = (root: HTMLElement) =>
  root.toggleAttribute("data-scrolls", root.scrollHeight > root.clientHeight);

const isFromDialogItself = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/**
 * Renders a native `<dialog>` as a controlled modal: in the top layer, with an inert page behind it. The basis of
 * `Dialog` and `Drawer`.
 */
export function Modal({ open, onClose, initialFocus, className, labelledBy, describedBy, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasPressedOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    markScrollingPage(document.documentElement);
    dialog.showModal();
    initialFocus.current?.focus();
    // Runs on unmount too: only a dialog that is closed returns the focus.
    return () => dialog.close();
  }, [open, initialFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- clicks on the backdrop arrive here; Esc is the equivalent key
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file input inside also fires `cancel`.
        if (!isFromDialogItself(event)) return;
        event.preventDefault();
        onClose("escape");
      }}
      onClose={(event) => {
        // Browsers close a dialog on the second Esc even if `cancel` was prevented.
        if (isFromDialogItself(event) && open && !event.currentTarget.open) onClose("escape");
      }}
      onPointerDown={(event: PointerEvent) => {
        wasPressedOnBackdrop.current = isFromDialogItself(event);
      }}
      onClick={(event) => {
        // A press that begins inside, such as selecting text, is not a click on the backdrop.
        if (isFromDialogItself(event) && wasPressedOnBackdrop.current) onClose("backdrop");
      }}
    >
      {children}
    </dialog>
  );
}
