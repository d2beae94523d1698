import { useEffect, useRef } from "react";

/**
 * Does something as soon as what has changed so far is on the screen: a press is answered before the work that it causes
 * begins. Nothing is put off where nobody looks. Answers how to leave it.
 */
export function afterPaint(work: () => void): () => void {
  let isWanted = true;
  const doIt = () => {
    if (isWanted) work();
  };
  // The frame is painted between its callback and the next task.
  if (document.hidden) setTimeout(doIt);
  else requestAnimationFrame(() => setTimeout(doIt));
  return () => {
    isWanted = false;
  };
}

/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Brings what will probably be wanted soon, once the browser has nothing better to do; nothing where somebody wants to
 * save data. What does not come now is asked for again when it is wanted.
 */
export function loadAhead(bring: () => Promise<unknown>): void {
  if (!navigator.connection?.saveData) whenIdle(() => void bring().catch(() => {}));
}

/**
 * Does something once the browser has taken a component over: what was ticked, moved or typed before that stands in the
 * page and in nobody's state.
 */
export function useTakenOver(work: () => void): void {
  const first = useRef(work);
  useEffect(() => first.current(), []);
}
