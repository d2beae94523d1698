import { type MouseEvent, type PointerEvent, useRef } from "react";
import { holdPointer } from "../../primitives/holdPointer.ts";
import type { Point } from "../curve.ts";

/** Called with the distance of the pointer from its start, in CSS pixels. */
type Drag = (across: number, down: number) => void;

/** A shorter movement, in CSS pixels, counts as a press and not as a drag. */
const dragThreshold = 3;

/**
 * Returns the event handlers that let a pointer drag an element from any point on it. `begin` is called at the start of a
 * drag and returns the function that is called while dragging. The click at the end of a drag is not propagated.
 */
export function useDrag(begin: () => Drag) {
  const held = useRef<{ readonly drag: Drag; readonly x: number; readonly y: number } | null>(null);
  const wasDragged = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.button !== 0) return;
      holdPointer(event);
      held.current = { drag: begin(), x: event.clientX, y: event.clientY };
      wasDragged.current = false;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<SVGElement>) => {
      const { drag, x, y } = held.current ?? {};
      if (!drag || x === undefined || y === undefined) return;
      wasDragged.current ||= Math.hypot(clientX - x, clientY - y) > dragThreshold;
      if (wasDragged.current) drag(clientX - x, clientY - y);
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
    onClick: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation();
    },
  };
}

const arrowDirections: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Returns the movement of an arrow key, with y downwards: one step, or ten with Shift. Null for other keys. */
export function arrowStep({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): Point | null {
  const direction = arrowDirections[key];
  if (!direction || altKey || ctrlKey || metaKey) return null;
  const steps = shiftKey ? 10 : 1;
  return { x: direction.x * steps, y: direction.y * steps };
}
