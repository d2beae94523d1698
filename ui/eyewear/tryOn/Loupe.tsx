import { useId } from "react";
import type { Point } from "../curve.ts";
import * as styles from "./Loupe.css.ts";
import type { Photo } from "./photo.ts";

interface LoupeProps {
  photo: Photo;
  /** What it looks at, in pixels of the photograph. */
  at: Point;
  /** How many of them are a pixel of the page. */
  unit: number;
}

/** In pixels of the page. */
const radius = 56;
const margin = 10;
/** Times larger than the photograph is shown. */
const magnification = 4;

/** Cross hairs that leave the very place open. */
const hairs = `M${-radius} 0H-5M5 0H${radius}M0 ${-radius}V-5M0 5V${radius}`;

/** The surroundings of a mark, enlarged under a cross hair, in the upper corner that is farther from it. */
export function Loupe({ photo, at, unit }: LoupeProps) {
  const id = useId();
  const inset = (radius + margin) * unit;
  const centre = { x: at.x < photo.width / 2 ? photo.width - inset : inset, y: inset };
  const scale = magnification / unit;
  return (
    <g className={styles.loupe} aria-hidden="true" transform={`translate(${centre.x} ${centre.y}) scale(${unit})`}>
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
