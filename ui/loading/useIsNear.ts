import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element has come within a distance of the visible part of the page, in pixels; once true, it stays
 * true. False on the server and during hydration.
 */
export function useIsNear(ref: RefObject<Element | null>, distance: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance, isNear]);
  return isNear;
}
