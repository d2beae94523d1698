import { type RefObject, useEffect } from "react";
import { useLeaving } from "./useLeaving.ts";

/**
 * Closes an open `<details>` on Esc, when focus or pointer go elsewhere, and once one of its links is followed.
 * Opening and closing by its summary is the browser's own and works without this.
 */
export function useDismissal(ref: RefObject<HTMLDetailsElement | null>): void {
  useLeaving(ref, () => {
    if (ref.current) ref.current.open = false;
  });
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    details.addEventListener("keydown", closeOnEscape);
    return () => details.removeEventListener("keydown", closeOnEscape);
  }, [ref]);
}
