import { type MouseEvent, type RefObject, useCallback, useSyncExternalStore } from "react";

/** What happens on the notices of the page. */
const reading: {
  isPointedAt: boolean;
  isFocused: boolean;
  /** The element that had the focus before it came to the notices. */
  previousFocus: EventTarget | null;
  /** Number of toasts that are shown. */
  toasts: number;
} = { isPointedAt: false, isFocused: false, previousFocus: null, toasts: 0 };

/** The element of `Notifications` around a toast. */
const regionOf = (toast: Element) => toast.closest<HTMLElement>("[data-notices]");

/** Keeps `reading` up to date while a toast is shown, and calls `onChange`. Returns a function that ends this. */
function followReading(region: HTMLElement, onChange: () => void): () => void {
  const listening = new AbortController();
  const follow = (
    type: "focusin" | "focusout" | "pointerenter" | "pointerleave",
    change: (relatedTarget: EventTarget | null) => void,
  ) =>
    region.addEventListener(
      type,
      ({ relatedTarget }) => {
        change(relatedTarget);
        onChange();
      },
      { signal: listening.signal },
    );
  const isInside = (target: EventTarget | null) => target instanceof Node && region.contains(target);
  reading.toasts += 1;
  follow("pointerenter", () => (reading.isPointedAt = true));
  follow("pointerleave", () => (reading.isPointedAt = false));
  follow("focusout", (next) => (reading.isFocused = isInside(next)));
  follow("focusin", (from) => {
    reading.isFocused = true;
    if (from && !isInside(from)) reading.previousFocus = from;
  });
  return () => {
    listening.abort();
    reading.toasts -= 1;
    // The last one goes away under the pointer without a `pointerleave` event.
    if (reading.toasts === 0) Object.assign(reading, { isPointedAt: false, isFocused: false });
  };
}

/** Returns whether pointer or focus are on any notice, which stops the time of all of them. */
export function useIsRead(toast: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const region = toast.current && regionOf(toast.current);
      return region ? followReading(region, onChange) : () => {};
    },
    [toast],
  );
  return useSyncExternalStore(
    subscribe,
    () => reading.isPointedAt || reading.isFocused,
    () => false,
  );
}

/**
 * Moves the focus away from a notice before it is closed, because removal fires no `blur` event: by keyboard to the
 * neighbouring notice if there is one, otherwise to where the focus was before it came to the notices.
 */
export function leaveToast({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const region = regionOf(currentTarget);
  if (!region?.contains(document.activeElement)) return;
  const isByKeyboard = detail === 0;
  const target = (isByKeyboard && neighbouringCloseButton(region, currentTarget)) || reading.previousFocus;
  // Without a valid target the focus is dropped.
  if (target instanceof HTMLElement && target.isConnected) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Returns the close button (the last child) of the notice below the one that was pressed, or else of the one above. */
function neighbouringCloseButton(region: Element, pressed: HTMLElement): Element | null {
  const toasts = [...region.querySelectorAll(":scope > * > *")];
  const position = toasts.findIndex((toast) => toast.contains(pressed));
  return (toasts[position + 1] ?? toasts[position - 1])?.lastElementChild ?? null;
}
