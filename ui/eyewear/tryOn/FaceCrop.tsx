import { frontView } from "../frontView.ts";
import { apart, type PointPair } from "../photoScale.ts";
import { tryOnPlacement } from "../tryOnPlacement.ts";
import { crop } from "./FaceCrop.css.ts";
import type { Photo } from "./photo.ts";
import type { TriedFrame } from "./triedFrame.ts";
import { WornFrame } from "./WornFrame.tsx";

/** Somebody's eyes, on their photograph, to true scale. */
export interface WornFace {
  readonly photo: Photo;
  readonly pupils: PointPair;
  readonly millimetresPerPixel: number;
  readonly moved: { readonly x: number; readonly y: number };
}

interface FaceCropProps {
  face: WornFace;
  tried: TriedFrame;
  /** The address of its drawing; null until it is drawn. */
  src: string | null;
}

/** The eyes with a frame before them: what is beside it says which. */
export function FaceCrop({ face, tried, src }: FaceCropProps) {
  const { photo, pupils } = face;
  const [left, right] = pupils;
  const width = apart(pupils) * 2.9;
  const height = width * 0.72;
  const corner = { x: (left.x + right.x - width) / 2, y: (left.y + right.y) / 2 - height * 0.46 };
  return (
    <svg className={crop} viewBox={`${corner.x} ${corner.y} ${width} ${height}`} aria-hidden="true">
      <image href={photo.src} width={photo.width} height={photo.height} />
      {src && (
        <WornFrame
          src={src}
          view={frontView(tried.frame)}
          placement={tryOnPlacement({ ...face, frame: tried.frame })}
        />
      )}
    </svg>
  );
}
