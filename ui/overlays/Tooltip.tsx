import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { anchor, tooltip } from "./Tooltip.css.ts";

/** The attributes that the described control needs. */
export interface TooltipTrigger {
  "aria-describedby": string;
}

export interface TooltipProps {
  /** Renders the described control, which must be focusable. */
  trigger: (attributes: TooltipTrigger) => ReactNode;
  /** A few words, without links or buttons. */
  children: ReactNode;
}

/**
 * How long the pointer must rest on the control before the tooltip shows, in milliseconds. Keyboard focus shows it at
 * once.
 */
const showDelay = 400;
/** How long the pointer may take to move onto the tooltip, in milliseconds. */
const hideDelay = 150;

/** Hides the tooltip that is shown, because there is at most one. */
let hideShown: (() => void) | null = null;

/**
 * Renders a short description of a control, shown on hover and keyboard focus; Esc hides it. Touch users never see it,
 * so essential information belongs on the page. For links or buttons, use `Popover`.
 */
export function Tooltip({ trigger, children }: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLSpanElement>(null);
  const ref = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = () => ref.current?.hidePopover();
  const show = () => {
    if (ref.current?.matches(":popover-open") !== false || !control.current) return;
    hideShown?.();
    hideShown = hide;
    ref.current.showPopover({ source: control.current });
  };
  const schedule = (milliseconds: number, action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, milliseconds);
  };
  const hideOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || ref.current?.matches(":popover-open") !== true) return;
    // Keeps a surrounding dialog open.
    event.preventDefault();
    event.stopPropagation();
    clearTimeout(timer.current);
    hide();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => hideOnEscape(event);
    document.addEventListener("keydown", handleKeyDown, true);
    return () => {
      document.removeEventListener("keydown", handleKeyDown, true);
      clearTimeout(timer.current);
    };
  }, []);

  return (
    <span
      ref={control}
      className={anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== "touch" && schedule(showDelay, show)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.querySelector(":focus-visible")) schedule(hideDelay, hide);
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
