import type { KeyboardEvent } from "react";

/**
 * Lets the arrow keys go from a search field to the links below it and back, Home and End to the first and last of
 * them; letters typed on a link go into the field. For the `onKeyDown` of what holds both.
 */
export function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget, target, key } = event;
  const field = currentTarget.querySelector("input");
  const links = [...currentTarget.querySelectorAll<HTMLElement>("a[href]")];
  const at = links.findIndex((link) => link === target);
  if (!field || (at < 0 && target !== field)) return;
  if (at >= 0 && isLetter(event)) return field.focus();
  const next = {
    ArrowDown: links[at + 1],
    ArrowUp: at < 0 ? undefined : (links[at - 1] ?? field),
    Home: at < 0 ? undefined : links[0],
    End: at < 0 ? undefined : links.at(-1),
  }[key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
