import { useEffect, useRef } from "react";

/**
 * Keeps the focus in a list when the focused entry is removed. The focus moves to the match of `selector` that takes the
 * entry's place, to the last one if there is none, or to `container` itself, which must be focusable.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>(selector: string) {
  const container = useRef<Container>(null);
  const removedIndex = useRef<number | null>(null);
  useEffect(() => {
    const index = removedIndex.current;
    // Another update may come first: the entry is then still there and has the focus.
    if (index === null || !container.current || container.current.contains(document.activeElement)) return;
    removedIndex.current = null;
    // If the focus has moved elsewhere meanwhile, it stays there.
    if (document.activeElement !== document.body) return;
    const remaining = container.current.querySelectorAll<HTMLElement>(selector);
    (remaining[Math.min(index, remaining.length - 1)] ?? container.current).focus();
    // No dependencies: a list of the same length may have replaced the removed entry.
  });
  /** Must be called before the entry at `index` is removed. */
  const noteRemoval = (index: number) => {
    removedIndex.current = index;
  };
  return { container, noteRemoval };
}
