import { useEffect, useRef } from "react";

/**
 * Runs work after the next paint, so that a press is answered on the screen before the work that it causes begins. In a
 * hidden page it runs at once. Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  // The frame is painted between its callback and the next task.
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
  return () => {
    isCancelled = true;
  };
}

/** Runs work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}

declare global {
  interface Navigator {
    /** Not supported by every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Loads code that will probably be needed soon, once the browser is idle, unless the visitor wants to save data. If it
 * fails, the code is loaded again when it is needed.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  if (!navigator.connection?.saveData) whenIdle(() => void load().catch(() => {}));
}

/**
 * Runs work once a component is hydrated. What was ticked, moved or typed before that is in the page, but in nobody's
 * state yet.
 */
export function useTakenOver(work: () => void): void {
  const first = useRef(work);
  useEffect(() => first.current(), []);
}
