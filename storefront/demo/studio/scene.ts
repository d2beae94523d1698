import type { CartonColor, DrawnFrame, LensPeriod } from "@dioptra/ui/eyewear";
import type { FrameView } from "#domain/product/masters.ts";

/** What is printed on a package. */
export interface Label {
  readonly brand: string;
  /** What it is called besides. */
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

/** What can be photographed. Sizes follow from what it is. */
export type Thing =
  | { readonly kind: "frame"; readonly frame: DrawnFrame; readonly way: "open" | "folded" }
  | { readonly kind: "lens-carton"; readonly label: LensLabel }
  /** Cups in a row, of which the first so many are open. */
  | { readonly kind: "blister"; readonly label: LensLabel; readonly cups: number; readonly open: number }
  | { readonly kind: "contact-lens" }
  | { readonly kind: "solution"; readonly label: CareLabel }
  | { readonly kind: "drops"; readonly label: CareLabel }
  | { readonly kind: "spray"; readonly label: CareLabel }
  | { readonly kind: "care-carton"; readonly label: CareLabel; readonly size: CartonSize }
  | { readonly kind: "vials" }
  | ({ readonly kind: "peroxide-case" } & Printed)
  | ({ readonly kind: "lens-case" } & Printed)
  /** How far it is open, in degrees. */
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

/** Where and how a thing stands on the table. */
export interface Standing {
  /** In mm, to the right and towards the viewer. */
  readonly at?: readonly [x: number, z: number];
  /** Above the table, in mm. */
  readonly lifted?: number;
  /** About the upright, in degrees: to the left, seen from above. */
  readonly turn?: number;
  /** Backwards, in degrees. */
  readonly lean?: number;
}

export type Placed = Thing & Standing;

/** Shares of a picture that things leave free. */
export interface Free {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SceneView {
  /** Where the camera stands, in degrees about the things and above the table. */
  readonly turn: number;
  readonly height: number;
  readonly free: Free;
  /** What is looked at, and how many mm of it the picture is wide; left out, it has the whole of all things. */
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
  /** Exposures that make one picture: each has its own light and its own fraction of a pixel. */
  readonly exposures: number;
}

/** A frame alone, as all frames are taken. */
export interface FrameShot extends Exposed {
  readonly frame: DrawnFrame;
  readonly view: FrameView;
}

export interface SceneShot extends Exposed {
  readonly scene: Scene;
}

/** One picture to be taken. */
export type Shot = FrameShot | SceneShot;

/** What the page gives back. */
export interface Photograph {
  /** PNG, as a data URL. */
  readonly image: string;
  /** Of the plane of the front, where widths can be measured in a view from in front; of a scene, in its middle. */
  readonly mmPerPixel: number;
}
