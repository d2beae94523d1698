import type { FrameView } from "#domain/product/masters.ts";

/** Where the camera stands, in degrees about the frame and above the table, and how the lamps are turned for it. */
export interface CameraPlace {
  readonly turn: number;
  readonly height: number;
  readonly way: "open" | "folded";
  /** Share of the picture's width that the frame fills; from in front all frames are shown at one scale instead. */
  readonly fill: number;
  readonly lampTurn?: number;
  /** How far the key light comes to the viewer's side. */
  readonly lampForward?: number;
}

export const cameras: Readonly<Record<FrameView, CameraPlace>> = {
  front: { turn: 0, height: 5, way: "open", fill: 0.87 },
  "three-quarter": { turn: 34, height: 13, way: "open", fill: 0.84 },
  side: { turn: 90, height: 3, way: "open", fill: 0.84, lampTurn: 80, lampForward: 0.4 },
  folded: { turn: 14, height: 16, way: "folded", fill: 0.82 },
};
