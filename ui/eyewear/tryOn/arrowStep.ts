import type { Point } from "../curve.ts";

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
