import { type RefObject, useEffect, useState } from "react";

/** Whether what scrolls sideways is at its start and at its end. Before anything is known, it is at its start. */
export function useScrollEnds(ref: RefObject<HTMLElement | null>): { readonly start: boolean; readonly end: boolean } {
  const [at, setAt] = useState({ start: true, end: false });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      // Negative where the language runs from right to left; a pixel for zoomed pages.
      const scrolled = Math.abs(element.scrollLeft);
      const [start, end] = [scrolled <= 1, scrolled + element.clientWidth >= element.scrollWidth - 1];
      setAt((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [ref]);
  return at;
}
