import { type PointerEvent, type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

/** How a dialog was left: Esc or the system's way back, a press beside it, its own close button. */
export type CloseReason = "escape" | "backdrop" | "button";

export interface ModalProps {
  /** Open or closed; may be open from its first render. */
  open: boolean;
  /** Somebody wants to leave; it closes once `open` is false. */
  onClose: (reason: CloseReason) => void;
  /** Takes the focus when it opens; afterwards the focus goes back to where it was. */
  initialFocus: RefObject<HTMLElement | null>;
  className: string;
  /** Id of the title. */
  labelledBy: string;
  /** Id of a sentence that is read out with the title. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** Marks a page that can be scrolled, for the style that stops its scrolling. */
const keepScrollbarPlace = (root: HTMLElement) =>
  root.toggleAttribute("data-scrolls", root.scrollHeight > root.clientHeight);

const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

/** The native modal dialog, controlled: in the top layer, the page behind it inert. `Dialog` and `Drawer` are made of it. */
export function Modal({ open, onClose, initialFocus, className, labelledBy, describedBy, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    keepScrollbarPlace(document.documentElement);
    dialog.showModal();
    initialFocus.current?.focus();
    // Also before it leaves the page: only a closed dialog gives the focus back.
    return () => dialog.close();
  }, [open, initialFocus]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the backdrop is pressed here; Esc is the key for it
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file field inside has a cancel event too.
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose("escape");
      }}
      onClose={(event) => {
        // Browsers do not let a page prevent a second Esc.
        if (isOwn(event) && open && !event.currentTarget.open) onClose("escape");
      }}
      onPointerDown={(event: PointerEvent) => {
        wasPressed.current = isOwn(event);
      }}
      onClick={(event) => {
        // A press that began inside, such as a selection of text, does not count as a press outside.
        if (isOwn(event) && wasPressed.current) onClose("backdrop");
      }}
    >
      {children}
    </dialog>
  );
}
