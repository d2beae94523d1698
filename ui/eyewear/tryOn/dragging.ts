import { type MouseEvent, type PointerEvent, useRef } from "react";
import { holdPointer } from "../../primitives/holdPointer.ts";
import type { Point } from "../curve.ts";

/** Told how far the pointer is from where it was pressed, in pixels of the page. */
type Drag = (across: number, down: number) => void;

/** A finger that stays this near, in pixels, has only pressed. */
const still = 3;

/**
 * Moves a thing by a pointer, wherever on it that was pressed: a finger need not lie on what it marks. The click at the
 * end of a drag goes no further.
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
      wasDragged.current ||= Math.hypot(clientX - x, clientY - y) > still;
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

const ways: Readonly<Record<string, Point>> = {
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

/** Where an arrow key leads, y downwards: one step, with Shift ten; null for any other key. */
export function arrowStep({ key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey): Point | null {
  const way = ways[key];
  if (!way || altKey || ctrlKey || metaKey) return null;
  const steps = shiftKey ? 10 : 1;
  return { x: way.x * steps, y: way.y * steps };
}
