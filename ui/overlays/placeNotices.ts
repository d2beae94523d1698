import { greatestHeight } from "../feedback/Notifications.css.ts";
import { noticesFromEnd } from "../layout/noticesFromEnd.ts";
import { aboveNotices, foot, noticesHeight } from "./overlayParts.css.ts";

/** The height that notices leave to the scrolling part of a modal: room for its first control. */
const leastHeight = 96;

/**
 * Keeps notices away from the controls of an open modal that they would cover: above a sheet if there is room, otherwise
 * between its scrolling part, which becomes shorter, and its foot. Returns a function that ends this.
 */
export function placeNotices(modal: HTMLElement, notices: HTMLElement): () => void {
  let frame = 0;
  let previousHeight = 0;
  const place = () => {
    const part = modal.querySelector<HTMLElement>(`.${aboveNotices}`);
    const start = modal.offsetTop;
    const end = start + modal.offsetHeight;
    const height = notices.textContent === "" ? 0 : notices.scrollHeight;
    const isBeside =
      notices.offsetLeft >= modal.offsetLeft + modal.offsetWidth ||
      notices.offsetLeft + notices.offsetWidth <= modal.offsetLeft ||
      innerHeight - height >= end;
    const footHeight = modal.querySelector<HTMLElement>(`.${foot}`)?.offsetHeight ?? 0;
    const room = part
      ? Math.max(end - footHeight - start - part.offsetTop - leastHeight, leastHeight)
      : innerHeight / 2;
    const isOver = !isBeside && start < height;
    const distance = isOver ? innerHeight - end + footHeight : innerHeight - start;
    notices.style.setProperty(noticesFromEnd, `${isBeside ? 0 : distance}px`);
    notices.style.setProperty(greatestHeight, isOver ? `${room}px` : "");
    const covered = isOver ? Math.min(height, room) : 0;
    modal.style.setProperty(noticesHeight, `${covered}px`);
    // What has the focus stays in view when the part becomes shorter.
    if (covered > previousHeight && part?.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: "nearest" });
    previousHeight = covered;
  };
  // A later frame, because the size of what is observed changes.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  const part = modal.querySelector(`.${aboveNotices}`);
  for (const element of [modal, notices, part]) if (element) observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    notices.style.removeProperty(noticesFromEnd);
    notices.style.removeProperty(greatestHeight);
  };
}
