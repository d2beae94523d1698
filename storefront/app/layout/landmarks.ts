import { reached } from "./landmarks.css.ts";

/** The parts of the page between which F6 moves, and an open panel with the notices over it. */
const landmarks =
  ":is(header, main, footer):not(main *), header :is(nav, search), [data-modal], [data-notices][aria-label]";

/** What had the focus in each part when F6 left it. */
const lastFocused = new WeakMap<Element, Element>();
/** Whether F6 was left to the browser at an end of the page. The next press begins at the other end. */
let wasLeft = false;

const isReachable = (element: Element) => !element.closest("[inert]") && element.checkVisibility();

/**
 * Moves the focus to the next part of the page or the previous one, to what had the focus there last. Returns false after
 * the last part, so that the browser can move on to its own controls.
 */
export function moveToLandmark(isBackward: boolean): boolean {
  const parts = [...document.querySelectorAll<HTMLElement>(landmarks)].filter(isReachable);
  const focused = document.activeElement ?? document.body;
  const current = parts.findLastIndex((part) => part.contains(focused));
  const before = parts.findLastIndex(
    (part) => part.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const index = isBackward ? (current < 0 ? before : current - 1) : (current < 0 ? before : current) + 1;
  const next = wasLeft ? parts.at(isBackward ? -1 : 0) : parts[index];
  wasLeft = !next;
  if (!next) return false;
  const part = parts[current];
  if (part && part !== focused) lastFocused.set(part, focused);
  const last = lastFocused.get(next);
  focus(last instanceof HTMLElement && next.contains(last) && isReachable(last) ? last : next);
  return true;
}

/** Focuses an element. It is marked if no other key reaches it: the others show their focus by themselves. */
function focus(element: HTMLElement) {
  const isMadeFocusable = element.tabIndex < 0 && !element.hasAttribute("tabindex");
  if (isMadeFocusable) element.tabIndex = -1;
  if (element.tabIndex < 0) {
    element.classList.add(reached);
    const leave = () => {
      element.classList.remove(reached);
      if (isMadeFocusable) element.removeAttribute("tabindex");
    };
    element.addEventListener("blur", leave, { once: true });
  }
  element.focus();
}
