import type { DrawnFrame } from "@dioptra/ui/eyewear";
import type { FrameView } from "#domain/media/frameMaster.ts";

/** One picture to be taken. */
export interface Shot {
  readonly frame: DrawnFrame;
  readonly view: FrameView;
  readonly width: number;
  readonly height: number;
  /** Exposures that make one picture: each has its own light and its own fraction of a pixel. */
  readonly exposures: number;
}

/** What the page gives back. */
export interface Photograph {
  /** PNG, as a data URL. */
  readonly image: string;
  /** Of the plane of the front, where widths can be measured in a view from in front. */
  readonly mmPerPixel: number;
}
