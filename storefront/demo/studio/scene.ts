import type { CartonColor, DrawnFrame, LensPeriod } from "@dioptra/ui/eyewear";
import type { FrameView } from "#domain/product/masters.ts";

/** The print of a package. */
export interface Label {
  readonly brand: string;
  /** The second line of its name. */
  readonly line: string;
  readonly color: CartonColor;
}

/** The print of a pack of contact lenses. */
export interface LensLabel extends Label {
  readonly period: LensPeriod;
  readonly pieces: number;
  /** Base curve and diameter. */
  readonly fit: string;
}

/** The print of a care product. */
export interface CareLabel extends Label {
  readonly millilitres: number;
}

interface Colored {
  readonly color: CartonColor;
}

/** Everything that can be photographed. Most sizes are determined by the kind of thing. */
export type Thing =
  | { readonly kind: "frame"; readonly frame: DrawnFrame; readonly way: "open" | "folded" }
  | { readonly kind: "lens-carton"; readonly label: LensLabel }
  /** A row of cups; `open` is the number of open ones, from the left. */
  | { readonly kind: "blister"; readonly label: LensLabel; readonly cups: number; readonly open: number }
  | { readonly kind: "contact-lens" }
  | { readonly kind: "solution"; readonly label: CareLabel }
  | { readonly kind: "drops"; readonly label: CareLabel }
  | { readonly kind: "spray"; readonly label: CareLabel }
  | { readonly kind: "care-carton"; readonly label: CareLabel; readonly size: CartonSize }
  | { readonly kind: "vials" }
  | ({ readonly kind: "peroxide-case" } & Colored)
  | ({ readonly kind: "lens-case" } & Colored)
  /** The opening angle in degrees. */
  | ({ readonly kind: "glasses-case"; readonly open: number } & Colored)
  | ({ readonly kind: "cloth" } & Colored)
  | ({ readonly kind: "gift-card" } & Colored)
  | ({ readonly kind: "guide" } & Colored)
  | { readonly kind: "envelope" }
  | { readonly kind: "bank-card" }
  | { readonly kind: "uncut-lens" };

/** The size of a carton in mm. */
export interface CartonSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The position and rotation of a thing on the table. */
export interface Placement {
  /** Offset to the right and towards the viewer, in mm. */
  readonly at?: readonly [x: number, z: number];
  /** Height above the table, in mm. */
  readonly lifted?: number;
  /** Rotation about the vertical axis in degrees, counterclockwise as seen from above. */
  readonly turn?: number;
  /** Tilt backwards, in degrees. */
  readonly lean?: number;
}

export type PlacedThing = Thing & Placement;

/** Margins as shares of the picture. */
export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The camera of a scene. */
export interface SceneView {
  /** The position of the camera, in degrees around the things and above the table. */
  readonly turn: number;
  readonly height: number;
  readonly free: Margins;
  /** For close-ups: the point in the middle and the width of the picture, in mm. By default, everything is visible. */
  readonly close?: { readonly at: readonly [x: number, y: number, z: number]; readonly width: number };
}

/** Things on the table. */
export interface Scene {
  readonly things: readonly PlacedThing[];
  readonly view: SceneView;
}

interface ShotSize {
  readonly width: number;
  readonly height: number;
  /** Exposures per picture. Each has its own light and sub-pixel offset. */
  readonly exposures: number;
}

/** A single frame, as in all product pictures of frames. */
export interface FrameShot extends ShotSize {
  readonly frame: DrawnFrame;
  readonly view: FrameView;
}

/** A picture of a scene. */
export interface SceneShot extends ShotSize {
  readonly scene: Scene;
}

/** A picture to be taken. */
export type Shot = FrameShot | SceneShot;

/** A rendered picture. */
export interface Photograph {
  /** A PNG as a data URL. */
  readonly image: string;
  /** The scale in the plane of the frame's front, or in the middle of a scene. */
  readonly mmPerPixel: number;
}
