import { useEffect, useRef } from "react";

/**
 * Runs work after the next paint, so that the screen responds to a press before the resulting work begins. On a hidden
 * page it runs in the next task. Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let isCancelled = false;
  const run = () => {
    if (!isCancelled) work();
  };
  // The browser paints between a frame's callback and the next task.
  if (document.hidden) setTimeout(run);
  else requestAnimationFrame(() => setTimeout(run));
  return () => {
    isCancelled = true;
  };
}

/** Runs work once the page has loaded and the browser is idle. */
export function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`.
  const schedule = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
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
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (!navigator.connection?.saveData) whenIdle(() => void load().catch(() => {}));
}

/**
 * Runs work once after hydration. Whatever was ticked, moved or typed before that is in the DOM, but not yet in any
 * component's state.
 */
export function useAfterHydration(work: () => void): void {
  const firstWork = useRef(work);
  useEffect(() => firstWork.current(), []);
}
