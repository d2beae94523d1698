import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Moves the focus between a search field and the links below it: arrow keys go to the next and previous one, Home and
 * End to the first and last link, and letters typed on a link go into the field. Use as `onKeyDown` of their container.
 */
export function moveAmongLinks(event: ReactKeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const field = currentTarget.querySelector("input");
  const links = [...currentTarget.querySelectorAll<HTMLElement>("a[href]")];
  const index = links.findIndex((link) => link === target);
  if (!field || (index < 0 && target !== field)) return;
  if (index >= 0 && isCharacter(event)) return field.focus();
  const next = {
    ArrowDown: links[index + 1],
    ArrowUp: index < 0 ? undefined : (links[index - 1] ?? field),
    Home: index < 0 ? undefined : links[0],
    End: index < 0 ? undefined : links.at(-1),
  }[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: ReactKeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;

/** Calls `onLeave` when a click or the focus lands outside an element, and when one of its links is followed. */
export function useOnLeave(ref: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const leaveOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) leave();
    };
    const leaveByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) leave();
    };
    document.addEventListener("pointerdown", leaveOutside);
    document.addEventListener("focusin", leaveOutside);
    element.addEventListener("click", leaveByLink);
    return () => {
      document.removeEventListener("pointerdown", leaveOutside);
      document.removeEventListener("focusin", leaveOutside);
      element.removeEventListener("click", leaveByLink);
    };
  }, [ref]);
}

/**
 * Closes an open `<details>` on Esc, when a click or the focus lands outside, and when one of its links is followed.
 * The browser itself opens and closes it by its summary.
 */
export function useDismissibleDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useOnLeave(ref, () => {
    if (ref.current) ref.current.open = false;
  });
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    details.addEventListener("keydown", closeOnEscape);
    return () => details.removeEventListener("keydown", closeOnEscape);
  }, [ref]);
}
