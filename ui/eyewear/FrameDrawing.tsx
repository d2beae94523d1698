import { FormattedNumber } from "react-intl";
import { DimensionLines } from "./DimensionLines.tsx";
import { dimensionLines } from "./dimensionLines.ts";
import { extension, figure, line, word } from "./DimensionLines.css.ts";
import { drawing, outline } from "./FrameDrawing.css.ts";
import type { FrameMeasurements } from "./frame.ts";
import { type FrontView, frontView } from "./frontView.ts";
import { measureGap, type TempleSide, templeSide } from "./templeSide.ts";

export interface FrameDrawingProps {
  frame: FrameMeasurements;
  /** The accessible name, with every measure in words. */
  label: string;
  /** What stands behind the two figures that need a word. */
  words: { readonly totalWidth: string; readonly temple: string };
}

/** Room in mm between the front and the temple below it, and beside the drawing for its measures. */
const between = 27;
const beside = 16;

/** The outlines of a frame from in front and from its side, to one scale, with every measure. */
export function FrameDrawing({ frame, label, words }: FrameDrawingProps) {
  const view = frontView(frame);
  const side = templeSide(frame);
  const hinge = { x: 6 - view.halfWidth, y: view.ground + between + Math.max(side.above, measureGap + 3) };
  const left = -view.halfWidth - 3;
  const right = Math.max(view.halfWidth + beside, hinge.x + side.length + 3);
  const [top, bottom] = [view.top - 14, hinge.y + side.below + 2];
  return (
    <svg className={drawing} viewBox={`${left} ${top} ${right - left} ${bottom - top}`} role="img" aria-label={label}>
      <FrontOutline view={view} />
      <DimensionLines lines={dimensionLines(frame, view, "all")} words={{ totalWidth: words.totalWidth }} />
      <g transform={`translate(${hinge.x} ${hinge.y})`}>
        <SideOutline side={side} temple={frame.temple} word={words.temple} />
      </g>
    </svg>
  );
}

function FrontOutline({ view }: { view: FrontView }) {
  const half = view.lens + view.acetate + view.wire + view.endPiece;
  return (
    <>
      <path className={outline} d={half} />
      <path className={outline} d={half} transform="scale(-1 1)" />
    </>
  );
}

function SideOutline({ side, temple, word: measured }: { side: TempleSide; temple: number; word: string }) {
  const [from, to] = side.ends;
  return (
    <>
      <path className={outline} d={side.front} />
      <path className={outline} d={side.temple} />
      <path className={extension} d={`M${from.x} 0V${from.y}`} />
      <path className={line} d={`${side.measure}M${from.x} ${from.y - 1.6}v3.2M${to.x - 1} ${to.y + 1.3}l2-2.6`} />
      <text className={figure} x={temple * 0.4} y={from.y - 2}>
        <FormattedNumber value={temple} /> <tspan className={word}>{measured}</tspan>
      </text>
    </>
  );
}
