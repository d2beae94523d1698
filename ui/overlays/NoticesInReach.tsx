import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { type RefObject, useEffect, useState } from "react";

const focusable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

/**
 * Lets the notices over the page (`Notifications`) be used during a modal: the modal's focus trap accepts them, and Tab
 * goes from the last element of the modal to them, and on to its first. Rendered inside the modal.
 */
export function NoticesInReach({ modal }: { readonly modal: RefObject<HTMLElement | null> }) {
  const [notices] = useState(() => document.querySelector<HTMLElement>("[data-notices]"));
  useFocusScopeBranch(notices);
  useEffect(() => {
    const moveOn = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
      // While another modal is open over this one, that one moves the focus.
      const isCovered = modal.current?.closest("[aria-hidden=true]");
      const next = modal.current && !isCovered && beyondEdge(event.shiftKey, modal.current, notices);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", moveOn, true);
    return () => document.removeEventListener("keydown", moveOn, true);
  }, [modal, notices]);
  return null;
}

/** Returns where Tab goes from the first or last element of the modal or the notices; null if it stays inside. */
function beyondEdge(isBackward: boolean, modal: HTMLElement, notices: HTMLElement | null): HTMLElement | null {
  const focused = document.activeElement;
  const isInModal = modal.contains(focused);
  if (!focused || (!isInModal && !notices?.contains(focused))) return null;
  const inModal = tabbable(modal, focused);
  const inNotices = notices ? tabbable(notices, focused) : [];
  const direction = isBackward ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const staysInside = (isInModal ? inModal : inNotices).some(
    (element) => (focused.compareDocumentPosition(element) & direction) !== 0,
  );
  if (staysInside) return null;
  const others = isInModal && inNotices.length > 0 ? inNotices : inModal;
  return others.at(isBackward ? -1 : 0) ?? null;
}

/** Returns the elements that Tab reaches; of the focused radio buttons, which are one stop, only the focused one. */
function tabbable(container: HTMLElement, focused: Element): HTMLElement[] {
  const group = focused instanceof HTMLInputElement && focused.type === "radio" ? focused.name : null;
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (element === focused ||
        !(element instanceof HTMLInputElement && element.type === "radio" && element.name === group)),
  );
}
