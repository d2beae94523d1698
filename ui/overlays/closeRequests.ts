import { useEffect, useEffectEvent, useRef } from "react";

interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    /** Not supported by every browser. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onRequest` on Esc and on the system's back gesture, for the innermost open modal. Content that answers Esc
 * itself stops the propagation of the key. Returns the `onEscapeKeyDown` of Radix, which receives the key before the
 * content, and only in the innermost modal.
 */
export function useCloseRequests(isActive: boolean, onRequest: () => void): (event: KeyboardEvent) => void {
  const request = useEffectEvent(onRequest);
  const received = useRef<KeyboardEvent>(null);
  useEffect(() => {
    if (!isActive) return;
    const closeInnermost = (event: KeyboardEvent) => {
      if (event !== received.current || event.isComposing) return;
      // The browser closes a popover, such as a menu, only on a key that nobody has prevented.
      const popover = [...document.querySelectorAll<HTMLElement>("[popover=auto]:popover-open")].at(-1);
      if (popover) popover.hidePopover();
      else request();
    };
    window.addEventListener("keydown", closeInnermost);
    // Chromium on Android asks it before it leaves the page. Esc never gets this far.
    const back = window.CloseWatcher && new window.CloseWatcher();
    back?.addEventListener("close", () => request());
    return () => {
      window.removeEventListener("keydown", closeInnermost);
      back?.destroy();
    };
  }, [isActive]);
  return (event) => {
    event.preventDefault();
    received.current = event;
  };
}
