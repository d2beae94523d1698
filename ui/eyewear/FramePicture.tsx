import { measured, measures, picture } from "./FramePicture.css.ts";
import { MeasureLines } from "./MeasureLines.tsx";
import type { Crop } from "./viewBox.ts";

export interface PictureAddresses {
  /** The address of a drawing of this crop, or of a photograph. */
  readonly src: string;
  /** The same photograph for screens of two pixels to one; a drawing needs none. */
  readonly dense?: string;
}

export interface FramePictureProps extends PictureAddresses {
  /** What is seen; empty where the text beside the picture says it. */
  alt: string;
  /** What part is seen, which tells how much room the picture takes; `dimensions` and `measured` have measures on them. */
  crop: Crop;
  /** The drawing that the measures come from, where the picture itself is a photograph. @default src */
  lines?: string;
  /** Whether it is what a shopper sees first; all others are loaded when they come near. @default "lazy" */
  priority?: "first" | "lazy";
}

/** Width and height; a drawing is as sharp at any other size. */
const sizes = {
  card: [600, 800],
  wide: [1170, 850],
  detail: [1170, 850],
  dimensions: [1170, 850],
  measured: [1170, 850],
  swatch: [240, 120],
  square: [240, 240],
} as const satisfies Record<Crop, readonly [number, number]>;

/** A picture of a frame or of a pack of lenses, without a ground of its own: to be put on a `Stage`. */
export function FramePicture({ src, dense, alt, crop, lines = src, priority = "lazy" }: FramePictureProps) {
  const [width, height] = sizes[crop];
  const loading = priority === "first" ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const seen = (
    <img
      className={picture({ part: dense && crop === "swatch" ? "middle" : "whole" })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...loading}
      // Both are named: what is preloaded follows the list alone, and would be the dense one on every screen.
      srcSet={dense && `${src} 1x, ${dense} 2x`}
      src={src}
    />
  );
  if (crop !== "dimensions" && crop !== "measured") return seen;
  return (
    <div className={measured}>
      {seen}
      <div className={measures}>
        <MeasureLines src={lines} label="" />
      </div>
    </div>
  );
}
