import { useState } from "react";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { type FrontView, frontView } from "../../eyewear/frontView.ts";
import { Stage } from "../../eyewear/Stage.tsx";
import { type ViewBox, viewBoxOf, viewBoxText } from "../../eyewear/viewBox.ts";
import type { ComparedFrame } from "./compareProduct.ts";
import * as styles from "./FramesOverlaid.css.ts";
import { WidthLine } from "../listing/WidthLine.tsx";

export interface FramesOverlaidProps {
  /** Shown with its material. */
  solid: ComparedFrame;
  /** Drawn over it as a line. */
  outline: FrameMeasurements;
}

/**
 * Two fronts to one scale, the middle of their lenses on one line, each with its total width. Says nothing to the ear:
 * what differs stands beside it in words.
 */
export function FramesOverlaid({ solid, outline }: FramesOverlaidProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const [below, above] = [frontView(solid.measures), frontView(outline)];
  const drawn = viewBoxOf(below, "wide");
  const whole = around(drawn, viewBoxOf(above, "wide"));
  return (
    <Stage ratio="wide">
      <svg className={styles.drawing} viewBox={viewBoxText(whole)} aria-hidden="true">
        {missing === solid.drawing ? (
          <Silhouette view={below} />
        ) : (
          <image className={styles.picture} {...drawn} href={solid.drawing} onError={() => setMissing(solid.drawing)} />
        )}
        {(["ground", "line"] as const).map((stroke) => (
          <Both key={stroke} className={styles.outline[stroke]} d={above.lens + above.acetate + above.wire} />
        ))}
        <Both className={styles.outline.line} d={above.endPiece} />
      </svg>
      <div className={styles.outlineWidth}>
        <WidthLine totalWidth={2 * above.halfWidth} pictureWidth={whole.width} />
      </div>
      <div className={styles.solidWidth}>
        <WidthLine totalWidth={2 * below.halfWidth} pictureWidth={whole.width} />
      </div>
    </Stage>
  );
}

/** Both pictures, the lenses in the middle between top and bottom, where both have room for their widths. */
function around(first: ViewBox, second: ViewBox): ViewBox {
  const { width, height } = first.width > second.width ? first : second;
  return { x: -width / 2, y: -height / 2, width, height };
}

/** Stands for a picture that could not be had. */
function Silhouette({ view }: { view: FrontView }) {
  return (
    <>
      <Both className={styles.body} d={view.acetate} />
      <Both className={styles.wire} d={view.acetate === "" ? view.lens + view.wire + view.endPiece : view.wire} />
    </>
  );
}

/** A half and its mirror image, in lines that are as thick at any scale. */
const Both = ({ className, d }: { className: string; d: string }) => (
  <g className={className}>
    <path d={d} vectorEffect="non-scaling-stroke" />
    <path d={d} vectorEffect="non-scaling-stroke" transform="scale(-1 1)" />
  </g>
);
