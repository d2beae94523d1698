import type { PointerEvent } from "react";

/** How far a mouse moves, in px, while its button is only pressed. Whoever moves it farther takes the press back. */
const steadyDistance = 6;

/**
 * Presses a button whose place changes between pressing and releasing the mouse, because the field that loses the focus
 * shows a sentence. Browsers then send no click to the button.
 */
export function keepPress({ currentTarget, pointerType, button, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse" || button !== 0) return;
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  document.addEventListener("pointercancel", () => ended.abort(), options);
  document.addEventListener(
    "pointerup",
    (release) => {
      ended.abort();
      const isSteady = Math.hypot(release.clientX - clientX, release.clientY - clientY) < steadyDistance;
      const hasMoved = release.target instanceof Node && !currentTarget.contains(release.target);
      if (isSteady && hasMoved) currentTarget.click();
    },
    options,
  );
}
