import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { DatePickerAria } from "react-aria/useDatePicker";
import { popover } from "../overlays/Popover.css.ts";
import { calendar } from "./CalendarPopover.css.ts";

export interface CalendarPopoverProps extends Pick<DatePickerAria, "dialogProps"> {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when its button, Esc or a press elsewhere opens or closes it. */
  onToggle: (isOpen: boolean) => void;
  /** The button beside which it opens, and which has the focus afterwards. Its `popoverTarget` is the id in `dialogProps`. */
  button: RefObject<HTMLButtonElement | null>;
  /** The calendar, rendered while it is open. */
  children: ReactNode;
}

/** Renders the popover with the calendar of a date field. It is not part of the field, which takes the presses in it. */
export function CalendarPopover({ isOpen, onToggle, button, dialogProps, children }: CalendarPopoverProps) {
  const panel = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    if (!panel.current || panel.current.matches(":popover-open") === isOpen) return;
    if (!isOpen) panel.current.hidePopover();
    else if (button.current) panel.current.showPopover({ source: button.current });
  }, [isOpen, button]);
  return (
    <section
      ref={panel}
      id={dialogProps.id}
      popover="auto"
      aria-labelledby={dialogProps["aria-labelledby"]}
      className={popover({ align: "end" })}
      onToggle={({ currentTarget, newState }) => {
        // While the popover fades out, the calendar gives the focus to the date that was picked.
        if (newState === "closed" && currentTarget.contains(document.activeElement)) button.current?.focus();
        setShown(newState === "open");
        onToggle(newState === "open");
      }}
    >
      {isShown && <div className={calendar}>{children}</div>}
    </section>
  );
}
