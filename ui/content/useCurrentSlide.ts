import { type RefObject, useEffect, useState } from "react";

/** Which child of a track that snaps is seen, however it was scrolled, and how to go to another. */
export function useCurrentSlide(track: RefObject<HTMLElement | null>, isStill: boolean) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => {
      // Negative where the language runs from right to left.
      setCurrent(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)));
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [track]);
  const goTo = (index: number) => {
    const element = track.current;
    const slide = element?.children[index];
    if (!element || !(slide instanceof HTMLElement)) return;
    const [first] = element.children;
    const start = first instanceof HTMLElement ? first.offsetLeft : 0;
    element.scrollTo({ left: slide.offsetLeft - start, behavior: isStill ? "instant" : "smooth" });
  };
  return { current, goTo };
}
