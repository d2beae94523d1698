import { useState } from "react";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { type FrontView, frontView } from "../../eyewear/frontView.ts";
import { Stage } from "../../eyewear/Stage.tsx";
import { type ViewBox, viewBoxOf, viewBoxText } from "../../eyewear/viewBox.ts";
import type { ComparedFrame } from "./compareProduct.ts";
import * as styles from "./FramesOverlaid.css.ts";
import { WidthLine } from "../listing/WidthLine.tsx";

export interface FramesOverlaidProps {
  /** The frame drawn with its material. */
  solid: ComparedFrame;
  /** The frame drawn over it as an outline. */
  outline: FrameMeasurements;
}

/**
 * Renders two fronts to the same scale, aligned at the middle of their lenses, each with its total width. Hidden from
 * screen readers: the difference is also given in words beside it.
 */
export function FramesOverlaid({ solid, outline }: FramesOverlaidProps) {
  const [failedDrawing, setFailedDrawing] = useState<string | null>(null);
  const [below, above] = [frontView(solid.measures), frontView(outline)];
  const drawingBox = viewBoxOf(below, "wide");
  const viewBox = enclosingViewBox(drawingBox, viewBoxOf(above, "wide"));
  return (
    <Stage ratio="wide">
      <svg className={styles.drawing} viewBox={viewBoxText(viewBox)} aria-hidden="true">
        {failedDrawing === solid.drawing ? (
          <Silhouette view={below} />
        ) : (
          <image
            className={styles.picture}
            {...drawingBox}
            href={solid.drawing}
            onError={() => setFailedDrawing(solid.drawing)}
          />
        )}
        {(["ground", "line"] as const).map((stroke) => (
          <Mirrored key={stroke} className={styles.outline[stroke]} d={above.lens + above.acetate + above.wire} />
        ))}
        <Mirrored className={styles.outline.line} d={above.endPiece} />
      </svg>
      <div className={styles.outlineWidth}>
        <WidthLine totalWidth={2 * above.halfWidth} pictureWidth={viewBox.width} />
      </div>
      <div className={styles.solidWidth}>
        <WidthLine totalWidth={2 * below.halfWidth} pictureWidth={viewBox.width} />
      </div>
    </Stage>
  );
}

/**
 * Returns a view box for both pictures with the lenses vertically centred, which leaves room for the dimension lines.
 */
function enclosingViewBox(first: ViewBox, second: ViewBox): ViewBox {
  const { width, height } = first.width > second.width ? first : second;
  return { x: -width / 2, y: -height / 2, width, height };
}

/** Renders an outline in place of a picture that could not be loaded. */
function Silhouette({ view }: { view: FrontView }) {
  return (
    <>
      <Mirrored className={styles.body} d={view.acetate} />
      <Mirrored className={styles.wire} d={view.acetate === "" ? view.lens + view.wire + view.endPiece : view.wire} />
    </>
  );
}

/** Renders a path and its mirror image, with a stroke width independent of the scale. */
const Mirrored = ({ className, d }: { className: string; d: string }) => (
  <g className={className}>
    <path d={d} vectorEffect="non-scaling-stroke" />
    <path d={d} vectorEffect="non-scaling-stroke" transform="scale(-1 1)" />
  </g>
);
