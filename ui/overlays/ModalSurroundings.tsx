import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { type RefObject, useEffect, useState } from "react";
import { makePageInert } from "./inertPage.ts";
import { placeNotices } from "./placeNotices.ts";

const focusable = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

export interface ModalSurroundingsProps {
  /** The modal, which contains this component. */
  modal: RefObject<HTMLElement | null>;
  /** The layer between page and modal, which takes presses. */
  scrim: RefObject<HTMLElement | null>;
  /** Whether the modal is open; false while it fades out. */
  isOpen: boolean;
}

/**
 * Makes the page behind a modal inert, except the notices over it (`Notifications`): the modal's focus trap accepts them,
 * and Tab goes from the last element of the modal to them, and on to its first. Rendered inside the modal.
 */
export function ModalSurroundings({ modal, scrim, isOpen }: ModalSurroundingsProps) {
  const [notices] = useState(() => document.querySelector<HTMLElement>("[data-notices]"));
  useFocusScopeBranch(notices);
  useEffect(() => {
    if (!isOpen) return;
    const guards = document.querySelectorAll("[data-radix-focus-guard]");
    return makePageInert([modal.current, scrim.current, notices, ...guards].filter((element) => element !== null));
  }, [modal, scrim, notices, isOpen]);
  useEffect(() => {
    if (isOpen && modal.current && notices) return placeNotices(modal.current, notices);
    return undefined;
  }, [modal, notices, isOpen]);
  useEffect(() => {
    const moveOn = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
      // While another modal is open over this one, that one moves the focus.
      const isCovered = modal.current?.closest("[inert]");
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
