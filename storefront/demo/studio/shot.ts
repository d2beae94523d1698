import type { DrawnFrame } from "@dioptra/ui/eyewear";
import type { FrameView } from "#domain/product/masters.ts";
import type { Scene } from "./scene.ts";

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
