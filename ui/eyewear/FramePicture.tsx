import { measured, measures, picture } from "./FramePicture.css.ts";
import { MeasureLines } from "./MeasureLines.tsx";
import type { Crop } from "./viewBox.ts";

/** The URLs of a picture. */
export interface PictureUrls {
  /** The URL of a drawing with this crop, or of a photograph. */
  readonly src: string;
  /** The URL of the photograph for screens with a pixel density of 2. Drawings need none. */
  readonly dense?: string;
}

export interface FramePictureProps extends PictureUrls {
  /** The text alternative; empty if the text beside the picture names the product. */
  alt: string;
  /** The crop of the picture, which determines its aspect ratio. `dimensions` and `measured` show dimension lines. */
  crop: Crop;
  /** The URL of the drawing with the dimension lines, if the picture is a photograph. @default src */
  lines?: string;
  /** `first` loads the picture with high priority; `lazy` loads it when it comes near the viewport. @default "lazy" */
  priority?: "first" | "lazy";
}

/** The intrinsic width and height of each crop, in pixels. */
const sizes = {
  card: [600, 800],
  wide: [1170, 850],
  detail: [1170, 850],
  dimensions: [1170, 850],
  measured: [1170, 850],
  swatch: [240, 120],
  square: [240, 240],
} as const satisfies Record<Crop, readonly [number, number]>;

/** A picture of a frame or of other goods. It has no background of its own: put it on a `Stage`. */
export function FramePicture({ src, dense, alt, crop, lines = src, priority = "lazy" }: FramePictureProps) {
  const [width, height] = sizes[crop];
  const loading = priority === "first" ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  const image = (
    <img
      className={picture({ part: dense && crop === "swatch" ? "middle" : "whole" })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...loading}
      // Both densities are listed, because preloading uses only `srcset` and would load the dense picture on every screen.
      srcSet={dense && `${src} 1x, ${dense} 2x`}
      src={src}
    />
  );
  if (crop !== "dimensions" && crop !== "measured") return image;
  return (
    <div className={measured}>
      {image}
      <div className={measures}>
        <MeasureLines src={lines} label="" />
      </div>
    </div>
  );
}
