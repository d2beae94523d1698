import { useEffect, useRef } from "react";

/**
 * Keeps the focus in a list when what had it is removed: the next thing that `selector` finds takes it, the last one
 * where there is no next, and in the end `container` itself, which must be able to.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(selector: string) {
  const container = useRef<Container>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    const at = place.current;
    // What was chosen just before may come first: then the removed one is still there, and has the focus.
    if (at === null || !container.current || container.current.contains(document.activeElement)) return;
    place.current = null;
    // Focus that has moved elsewhere meanwhile is left there.
    if (document.activeElement !== document.body) return;
    const others = container.current.querySelectorAll<HTMLElement>(selector);
    (others[Math.min(at, others.length - 1)] ?? container.current).focus();
    // With every list that comes: another thing may have taken the place of the removed one, so that they are as many.
  });
  const removed = (at: number) => {
    place.current = at;
  };
  return { container, removed };
}
