import type { MouseEvent } from "react";

/** Does something instead of following a link, unless the link is to be opened elsewhere, such as in a new tab. */
export const onPlainClick = (work: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  work();
};
