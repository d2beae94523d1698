import { distanceFromEnd } from "../feedback/Notifications.css.ts";
import { foot, noticesHeight } from "./overlayParts.css.ts";

/**
 * Keeps the notices of a phone away from the controls of an open modal: above a sheet, or over the end of its scrolling part,
 * above its foot, where more room at the end lets everything be scrolled free. Returns a function that ends this.
 */
export function placeNotices(modal: HTMLElement, notices: HTMLElement): () => void {
  const place = () => {
    const end = modal.offsetTop + modal.offsetHeight;
    const isRoomAbove = modal.offsetTop >= notices.offsetHeight;
    const height = modal.querySelector<HTMLElement>(`.${foot}`)?.offsetHeight ?? 0;
    const distance = isRoomAbove ? innerHeight - modal.offsetTop : innerHeight - end + height;
    notices.style.setProperty(distanceFromEnd, `${distance}px`);
    const covered = isRoomAbove || notices.textContent === "" ? 0 : notices.offsetHeight;
    modal.style.setProperty(noticesHeight, `${covered}px`);
  };
  const observer = new ResizeObserver(place);
  observer.observe(modal);
  observer.observe(notices);
  return () => {
    observer.disconnect();
    notices.style.removeProperty(distanceFromEnd);
  };
}
