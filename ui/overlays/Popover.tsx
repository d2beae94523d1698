import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { popover } from "./Popover.css.ts";

/** The attributes that the popover's button needs. */
export interface PopoverTrigger {
  popoverTarget: string;
  "aria-expanded": boolean;
}

export interface PopoverProps {
  /**
   * Renders the button with the given attributes, by which the browser connects it to the popover, even without
   * JavaScript.
   */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  /** The accessible name of the popover. */
  label: string;
  /** The edge aligned with the button. @default "start" */
  align?: "start" | "end";
  /** The content: text, links or a few controls. */
  children: ReactNode;
}

/**
 * Renders additional information or a few choices, attached to a button; the page stays usable. Esc, a click outside
 * and moving the focus out close it. For actions only, use `Menu`; for a few words without links, `Tooltip`; for
 * something that needs an answer, `Dialog`.
 */
export function Popover({ trigger, label, align = "start", children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeOnFocusOut = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Focus on its own button does not close it: the button's click toggles it.
    const staysOpen =
      !relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.getAttribute("popovertarget") === id;
    if (!staysOpen) currentTarget.hidePopover();
  };
  return (
    <>
      {trigger({ popoverTarget: id, "aria-expanded": open })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the listener only detects that the focus has left */}
      <section
        id={id}
        popover="auto"
        aria-label={label}
        className={popover({ align })}
        onToggle={(event) => setOpen(event.newState === "open")}
        onBlur={closeOnFocusOut}
      >
        {children}
      </section>
    </>
  );
}
