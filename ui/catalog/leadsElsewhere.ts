import type { MouseEvent } from "react";

/** Whether a click on a link is meant for the browser: another tab, another window, a download. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
