import { useId } from "react";
import type { Point } from "../curve.ts";
import * as styles from "./Loupe.css.ts";
import type { Photo } from "./photo.ts";

interface LoupeProps {
  photo: Photo;
  /** The magnified point, in pixels of the photograph. */
  at: Point;
  /** The number of photograph pixels per CSS pixel. */
  pixelRatio: number;
}

/** In CSS pixels. */
const radius = 56;
const margin = 10;
/** Relative to the displayed size of the photograph. */
const magnification = 4;

/** Cross hairs with a gap at the point itself. */
const hairs = `M${-radius} 0H-5M5 0H${radius}M0 ${-radius}V-5M0 5V${radius}`;

/** Magnifies the surroundings of a mark under cross hairs, in the upper corner that is farther from the mark. */
export function Loupe({ photo, at, pixelRatio }: LoupeProps) {
  const id = useId();
  const inset = (radius + margin) * pixelRatio;
  const centre = { x: at.x < photo.width / 2 ? photo.width - inset : inset, y: inset };
  const scale = magnification / pixelRatio;
  return (
    <g
      className={styles.loupe}
      aria-hidden="true"
      transform={`translate(${centre.x} ${centre.y}) scale(${pixelRatio})`}
    >
      <clipPath id={id}>
        <circle r={radius} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <circle className={styles.ground} r={radius} />
        <image
          href={photo.src}
          width={photo.width}
          height={photo.height}
          transform={`scale(${scale}) translate(${-at.x} ${-at.y})`}
        />
        <path className={styles.hairShade} d={hairs} />
        <path className={styles.hair} d={hairs} />
      </g>
      <circle className={styles.shade} r={radius} />
      <circle className={styles.rim} r={radius} />
    </g>
  );
}
