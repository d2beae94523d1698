import type { DrawnFrame } from "../frame.ts";

/** A frame that is tried on. */
export interface TriedFrame {
  readonly id: string;
  /** What tells it from the others, such as its colour. */
  readonly name: string;
  readonly frame: DrawnFrame;
}
