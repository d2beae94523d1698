import type { CartonColor, DrawnFrame, LensPeriod } from "@dioptra/ui/eyewear";
import type { FrameView } from "#domain/product/masters.ts";

/** The print of a package. */
export interface Label {
  readonly brand: string;
  /** The second line of its name. */
  readonly line: string;
  readonly color: CartonColor;
}

export interface LensLabel extends Label {
  readonly period: LensPeriod;
  readonly pieces: number;
  /** Base curve and diameter. */
  readonly fit: string;
}

export interface CareLabel extends Label {
  readonly millilitres: number;
}

interface Printed {
  readonly color: CartonColor;
}

/** Everything that can be photographed. Sizes follow from the kind of thing. */
export type Thing =
  | { readonly kind: "frame"; readonly frame: DrawnFrame; readonly way: "open" | "folded" }
  | { readonly kind: "lens-carton"; readonly label: LensLabel }
  /** Cups in a row, and how many of the first are open. */
  | { readonly kind: "blister"; readonly label: LensLabel; readonly cups: number; readonly open: number }
  | { readonly kind: "contact-lens" }
  | { readonly kind: "solution"; readonly label: CareLabel }
  | { readonly kind: "drops"; readonly label: CareLabel }
  | { readonly kind: "spray"; readonly label: CareLabel }
  | { readonly kind: "care-carton"; readonly label: CareLabel; readonly size: CartonSize }
  | { readonly kind: "vials" }
  | ({ readonly kind: "peroxide-case" } & Printed)
  | ({ readonly kind: "lens-case" } & Printed)
  /** The opening angle in degrees. */
  | ({ readonly kind: "glasses-case"; readonly open: number } & Printed)
  | ({ readonly kind: "cloth" } & Printed)
  | ({ readonly kind: "gift-card" } & Printed)
  | ({ readonly kind: "guide" } & Printed)
  | { readonly kind: "envelope" }
  | { readonly kind: "bank-card" }
  | { readonly kind: "uncut-lens" };

/** In mm. */
export interface CartonSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** The position and rotation of a thing on the table. */
export interface Standing {
  /** To the right and towards the viewer, in mm. */
  readonly at?: readonly [x: number, z: number];
  /** Above the table, in mm. */
  readonly lifted?: number;
  /** Rotation about the vertical axis in degrees, to the left as seen from above. */
  readonly turn?: number;
  /** Tilt backwards, in degrees. */
  readonly lean?: number;
}

export type Placed = Thing & Standing;

/** Margins as shares of the picture. */
export interface Free {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SceneView {
  /** The position of the camera, in degrees around the things and above the table. */
  readonly turn: number;
  readonly height: number;
  readonly free: Free;
  /** The point in the middle and the width of the picture in mm. By default the picture holds everything. */
  readonly close?: { readonly at: readonly [x: number, y: number, z: number]; readonly width: number };
}

/** Things on the table. */
export interface Scene {
  readonly things: readonly Placed[];
  readonly view: SceneView;
}

interface Exposed {
  readonly width: number;
  readonly height: number;
  /** Exposures per picture. Each has its own light and sub-pixel offset. */
  readonly exposures: number;
}

/** A single frame, as in all product pictures of frames. */
export interface FrameShot extends Exposed {
  readonly frame: DrawnFrame;
  readonly view: FrameView;
}

export interface SceneShot extends Exposed {
  readonly scene: Scene;
}

/** A picture to be taken. */
export type Shot = FrameShot | SceneShot;

/** The result from the page. */
export interface Photograph {
  /** A PNG as a data URL. */
  readonly image: string;
  /** Measured in the plane of the front, or in the middle of a scene. */
  readonly mmPerPixel: number;
}
