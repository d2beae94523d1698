import { type FocusEvent, type MouseEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Notice } from "./notice.ts";
import { notifications } from "./Notifications.css.ts";
import { LazyToast } from "./LazyToast.tsx";

export interface NotificationsProps {
  /** The notices, the newest last. */
  notices: readonly Notice[];
  /** Called when a notice was closed, its action used, or its time has run out. */
  onDismiss: (id: string) => void;
}

/**
 * Renders notices over the bottom edge of the page. Include it on every page, even while there are no notices: screen
 * readers announce only changes in live regions that already exist. Time stops while pointer or focus are on a notice.
 * For lasting states use a `Banner`; for one line or field an `InlineNotice` or the field's error.
 */
export function Notifications({ notices, onDismiss }: NotificationsProps) {
  const intl = useIntl();
  const region = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const handleFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
    setFocused(true);
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => setFocused(region.current?.contains(relatedTarget) === true);

  const close = (id: string, { currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const isByKeyboard = detail === 0;
    if (region.current?.contains(document.activeElement))
      moveFocus((isByKeyboard && neighbouringCloseButton(region.current, currentTarget)) || previousFocus.current);
    // The element under the pointer goes away without a `pointerleave` event.
    if (notices.length === 1) setPointedAt(false);
    onDismiss(id);
  };

  const renderToast = (notice: Notice) => (
    <LazyToast
      key={notice.id}
      notice={notice}
      isPaused={isPointedAt || isFocused}
      onClose={(event) => close(notice.id, event)}
      onTimeout={() => onDismiss(notice.id)}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the listeners only pause the countdown
    <section
      ref={region}
      className={notifications}
      // A region without a name is not a landmark; an empty landmark would only be in the way.
      aria-label={notices.length > 0 ? intl.formatMessage({ id: "ui.notifications.label" }) : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <div aria-live="polite">{notices.filter(({ type }) => type !== "error").map(renderToast)}</div>
      <div role="alert" aria-atomic="false">
        {notices.filter(({ type }) => type === "error").map(renderToast)}
      </div>
    </section>
  );
}

/** Returns the close button (the last child) of the notice below the one that was pressed, or else of the one above. */
function neighbouringCloseButton(region: HTMLElement, pressed: HTMLElement): Element | null {
  const toasts = [...region.querySelectorAll(":scope > * > *")];
  const position = toasts.findIndex((toast) => toast.contains(pressed));
  return (toasts[position + 1] ?? toasts[position - 1])?.lastElementChild ?? null;
}

/**
 * Moves the focus before its element is removed, because removal fires no `blur` event. Without a valid target the
 * focus is dropped.
 */
function moveFocus(target: Element | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
