import type { PointerEvent } from "react";

/** So that a drag goes on beside what is dragged. */
export function holdPointer({ currentTarget, pointerId }: PointerEvent<SVGElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    // A short touch may be over already: then there is nothing to hold.
  }
}
