import { type RefObject, useEffect } from "react";

/** What shoppers fill in. Over a modal, `placeNotices` keeps its controls free. */
const isField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches("input, select, textarea, [contenteditable]") &&
  element.closest("[data-modal]") === null;

/** Pixels that stay free above a field that is taller than the room above the notices. */
const gap = 16;

/** Number of toasts that are shown. */
let toasts = 0;

/** The styles by which the page ends above the notices: for what the browser scrolls to, and at the very end. */
function setRoom(property: "scrollPaddingBlockEnd" | "paddingBlockEnd", room: number | null): void {
  const { style } = property === "paddingBlockEnd" ? document.body : document.documentElement;
  style[property] = room === null ? "" : `${room}px`;
}

/** Scrolls the page so far that the notices do not cover the field that has the focus (WCAG 2.2, 2.4.11). */
function uncoverField(region: HTMLElement): void {
  const field = document.activeElement;
  if (!isField(field)) return;
  const notices = region.getBoundingClientRect();
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const overlap = Math.min(bottom - notices.top, top - gap);
  if (overlap <= 0 || top >= innerHeight || left >= notices.right || right <= notices.left) return;
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollHeight - clientHeight - scrollTop < overlap) setRoom("paddingBlockEnd", innerHeight - notices.top);
  scrollBy({ top: overlap, behavior: "instant" });
}

/** Keeps the fields of the page free from the notices of a region. Returns a function that ends this. */
function keepRoom(region: HTMLElement): () => void {
  const listening = new AbortController();
  const uncover = () => {
    setRoom("scrollPaddingBlockEnd", innerHeight - region.getBoundingClientRect().top);
    uncoverField(region);
  };
  const size = new ResizeObserver(uncover);
  size.observe(region);
  document.addEventListener("focusin", uncover, { signal: listening.signal });
  toasts += 1;
  return () => {
    size.disconnect();
    listening.abort();
    toasts -= 1;
    if (toasts > 0) return;
    setRoom("scrollPaddingBlockEnd", null);
    setRoom("paddingBlockEnd", null);
  };
}

/** Keeps the field that is being filled in free from the notices while a toast is shown. */
export function useRoomForFields(toast: RefObject<Element | null>): void {
  useEffect(() => {
    const region = toast.current?.closest<HTMLElement>("[data-notices]");
    return region ? keepRoom(region) : undefined;
  }, [toast]);
}
