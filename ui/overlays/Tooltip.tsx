import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { anchor, tooltip } from "./Tooltip.css.ts";

/** What the control that a tooltip describes must carry. */
export interface TooltipTrigger {
  "aria-describedby": string;
}

export interface TooltipProps {
  /** Renders the control that it describes, one that can be focused. */
  trigger: (attributes: TooltipTrigger) => ReactNode;
  /** A few words, nothing to press. */
  children: ReactNode;
}

/** Milliseconds of rest on the control before it shows; the keyboard does not wait. */
const restBefore = 400;
/** Milliseconds in which the pointer may cross over to it. */
const restAfter = 150;

/**
 * A few more words about a control, under pointer or keyboard focus; Esc puts them away. A finger never sees them: what
 * cannot be done without is written on the page, and what has links or buttons is a `Popover`.
 */
export function Tooltip({ trigger, children }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLSpanElement>(null);
  const ref = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    if (ref.current?.matches(":popover-open") === false && control.current)
      ref.current.showPopover({ source: control.current });
  };
  const hide = () => ref.current?.hidePopover();
  const after = (milliseconds: number, what: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, milliseconds);
  };
  const putAway = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || ref.current?.matches(":popover-open") !== true) return;
    // A dialog around it stays.
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(timer.current);
    hide();
  });
  useEffect(() => {
    const putAwayFirst = (event: KeyboardEvent) => putAway(event);
    document.addEventListener("keydown", putAwayFirst, true);
    return () => {
      document.removeEventListener("keydown", putAwayFirst, true);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <span
      ref={control}
      className={anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== "touch" && after(restBefore, show)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.querySelector(":focus-visible")) after(restAfter, hide);
      }}
      onPointerDown={() => clearTimeout(timer.current)}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(":focus-visible")) show();
      }}
      onBlur={hide}
    >
      {trigger({ "aria-describedby": id })}
      <span ref={ref} id={id} role="tooltip" popover="manual" className={tooltip}>
        {children}
      </span>
    </span>
  );
}
