import { type FocusEvent, type MouseEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import type { Notice } from "./notice.ts";
import { notifications } from "./Notifications.css.ts";
import { ToastLater } from "./ToastLater.tsx";

export interface NotificationsProps {
  /** The newest last. */
  notices: readonly Notice[];
  /** It was closed, acted upon, or its time was up. */
  onDismiss: (id: string) => void;
}

/**
 * What the page has to tell, over its bottom edge. Stands in every page, also while there is nothing to tell: screen
 * readers announce only what comes into a region that they know. Time stops while pointer or focus are on it. What stays
 * true is a `Banner`, what is about one line or field an `InlineNotice` or the field's own error.
 */
export function Notifications({ notices, onDismiss }: NotificationsProps) {
  const intl = useIntl();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);

  const enter = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !region.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const leave = ({ relatedTarget }: FocusEvent) => setFocused(region.current?.contains(relatedTarget) === true);

  const close = (id: string, { currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const isByKeyboard = detail === 0;
    if (region.current?.contains(document.activeElement))
      moveFocus((isByKeyboard && neighbour(region.current, currentTarget)) || cameFrom.current);
    // The pointer rests on nothing any more, and no event will say so.
    if (notices.length === 1) setPointedAt(false);
    onDismiss(id);
  };

  const toast = (notice: Notice) => (
    <ToastLater
      key={notice.id}
      notice={notice}
      isPaused={isPointedAt || isFocused}
      onClose={(event) => close(notice.id, event)}
      onTimeout={() => onDismiss(notice.id)}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is pressed here: the listeners stop the time
    <section
      ref={region}
      className={notifications}
      // Without a name it is no landmark: an empty one would only be in the way.
      aria-label={notices.length > 0 ? intl.formatMessage({ id: "ui.notifications.label" }) : undefined}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={leave}
    >
      <div aria-live="polite">{notices.filter(({ type }) => type !== "error").map(toast)}</div>
      <div role="alert" aria-atomic="false">
        {notices.filter(({ type }) => type === "error").map(toast)}
      </div>
    </section>
  );
}

/** The close button, which is last, of the notice below the one that was pressed, or else of the one above. */
function neighbour(region: HTMLElement, pressed: HTMLElement): Element | null {
  const toasts = [...region.querySelectorAll(":scope > * > *")];
  const position = toasts.findIndex((toast) => toast.contains(pressed));
  return (toasts[position + 1] ?? toasts[position - 1])?.lastElementChild ?? null;
}

/** An element that goes while it has the focus says nothing: so the focus leaves first, wherever to. */
function moveFocus(target: Element | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
