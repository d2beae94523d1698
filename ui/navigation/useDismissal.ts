import { type RefObject, useEffect } from "react";

/**
 * Closes an open `<details>` on Esc, when focus or pointer go elsewhere, and once one of its links is followed.
 * Opening and closing by its summary is the browser's own and works without this.
 */
export function useDismissal(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) details.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    details.addEventListener("keydown", closeOnEscape);
    details.addEventListener("click", closeOnLink);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      details.removeEventListener("keydown", closeOnEscape);
      details.removeEventListener("click", closeOnLink);
    };
  }, [ref]);
}
