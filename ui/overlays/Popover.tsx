import { type FocusEvent, type ReactNode, useId, useState } from "react";
import { popover } from "./Popover.css.ts";

/** What the button that opens a popover must carry. */
export interface PopoverTrigger {
  popoverTarget: string;
  "aria-expanded": boolean;
}

export interface PopoverProps {
  /** Renders the button; the browser ties the two, also without JavaScript. */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Names what is in it. */
  label: string;
  /** The edge that it shares with its trigger. @default "start" */
  align?: "start" | "end";
  children: ReactNode;
}

/**
 * More about something, or a few choices, attached to the button that opens it; the page stays usable. Esc, a press
 * elsewhere and leaving it with the keyboard close it. Actions alone are a `Menu`, a few words without links a `Tooltip`,
 * and what must be answered a `Dialog`.
 */
export function Popover({ trigger, label, align = "start", children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Its trigger closes it by itself.
    const isStaying =
      !relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.getAttribute("popovertarget") === id;
    if (!isStaying) currentTarget.hidePopover();
  };
  return (
    <>
      {trigger({ popoverTarget: id, "aria-expanded": open })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here: the listener notices that the focus left */}
      <section
        id={id}
        popover="auto"
        aria-label={label}
        className={popover({ align })}
        onToggle={(event) => setOpen(event.newState === "open")}
        onBlur={closeWhenLeft}
      >
        {children}
      </section>
    </>
  );
}
