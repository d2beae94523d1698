/** Does something once the page has loaded and the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  const wait = () => ("requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work, 500));
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
}
