import type { PointerEvent } from "react";

/** Captures the pointer, so that a drag continues outside the dragged element. */
export function holdPointer({ currentTarget, pointerId }: PointerEvent<SVGElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // The touch has already ended, so there is nothing to capture.
  }
}
