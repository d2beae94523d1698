/** What the Tab key reaches. */
const tabbable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";

/** The parts of a page within which the focus moves on, from the inside out. */
const parts = "ul, ol, form, section, article, aside, nav, [role=dialog], header, footer, main";

/** The time in which a component can move the focus itself, in milliseconds. */
const patience = 100;

const isReachable = (element: Element) =>
  !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true });

/** Where an element was before it was removed or hidden. */
interface Place {
  /** The element around it that is still on the page. */
  readonly parent: Element;
  /** What followed and preceded it there. */
  readonly next: Node | null;
  readonly previous: Node | null;
}

/** Returns whether a control comes after a place in the document. */
function isBehind(control: Element, { parent, next, previous }: Place): boolean {
  if (next?.isConnected) return next.contains(control) || follows(control, next);
  if (previous?.isConnected) return follows(control, previous) && !previous.contains(control);
  return follows(control, parent) && !parent.contains(control);
}

const follows = (control: Node, node: Node) =>
  (node.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Returns what takes the focus of a removed control: in the smallest part of the page around it that has something, the
 * next control, the one before, or the heading.
 */
function successorAt(place: Place): HTMLElement | null {
  let part = place.parent.closest<HTMLElement>(parts);
  while (part) {
    const controls = [...part.querySelectorAll<HTMLElement>(tabbable)].filter(isReachable);
    const successor = controls.find((control) => isBehind(control, place)) ?? controls.at(-1);
    if (successor && !part.matches("main")) return successor;
    const heading = part.querySelector<HTMLElement>("h1, h2, h3");
    if (heading && isReachable(heading)) return heading;
    part = part.parentElement?.closest<HTMLElement>(parts) ?? null;
  }
  return document.querySelector<HTMLElement>("main");
}

function focus(element: HTMLElement): void {
  if (!element.matches(tabbable) && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus();
}

/**
 * Keeps the focus on the page when the control that has it is removed, hidden or disabled, and its component does not move
 * it: otherwise it falls to the body, and the keyboard and screen readers begin again at the top (WCAG 2.2, 2.4.3).
 */
export function keepFocus(): void {
  let focused: HTMLElement | null = null;
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isPressBeside = false;

  function restore(): void {
    timer = null;
    const lost = place;
    if (document.activeElement !== document.body || !lost?.parent.isConnected) return;
    const successor = successorAt(lost);
    if (successor) focus(successor);
  }

  function lose(at: Place): void {
    // What is removed around a removed control is its new place.
    place = at;
    timer ??= setTimeout(restore, patience);
  }

  document.addEventListener("focusin", ({ target }) => {
    focused = target instanceof HTMLElement ? target : null;
    place = null;
  });
  // A press beside the controls leaves the focus nowhere on purpose. The browser moves the focus in the task of the press.
  document.addEventListener(
    "mousedown",
    ({ target }) => {
      isPressBeside = target instanceof Node && !focused?.contains(target);
      setTimeout(() => (isPressBeside = false));
    },
    { capture: true },
  );
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (relatedTarget !== null || target !== focused || !focused) return;
    const lost = focused;
    if (isPressBeside) {
      focused = null;
      return;
    }
    // Browsers say that a control loses the focus also just before they remove it. One that stays was left on purpose.
    setTimeout(() => {
      if (document.activeElement !== document.body || !lost.isConnected || !lost.parentElement) return;
      if (isReachable(lost) && lost.matches(":not(:disabled)")) focused = null;
      else lose({ parent: lost.parentElement, next: lost.nextSibling, previous: lost.previousSibling });
    });
  });
  new MutationObserver((records) => {
    if (document.activeElement !== document.body) return;
    for (const { target, removedNodes, nextSibling, previousSibling } of records) {
      const lost = place?.parent ?? focused;
      if (!lost || !(target instanceof Element) || ![...removedNodes].some((node) => node.contains(lost))) continue;
      lose({ parent: target, next: nextSibling, previous: previousSibling });
    }
  }).observe(document.body, { childList: true, subtree: true });
}
