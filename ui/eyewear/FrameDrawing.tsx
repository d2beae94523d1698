import { DimensionFigures, DimensionLines, dimensionLines } from "./DimensionLines.tsx";
import { DottedLine, Figure, FrontOutline, Line, Outline } from "./DrawnLines.tsx";
import type { FrameMeasurements } from "./frame.ts";
import { frontView } from "./frontView.ts";
import { measureGap, type TempleSide, templeSide } from "./templeSide.ts";
import { viewBoxText } from "./viewBox.ts";

export interface FrameDrawingProps {
  /** The frame to draw. */
  frame: FrameMeasurements;
  /** The words after the numbers of total width and temple, in each language. */
  texts: readonly { readonly locale: string; readonly totalWidth: string; readonly temple: string }[];
}

/** The space between the front and the temple below it, and beside the drawing for dimension lines, in mm. */
const between = 27;
const beside = 16;

/**
 * The outlines of a frame from the front and from the side, to the same scale, with all measures. It is stored as an SVG
 * file of its own. `MeasureLines` shows its symbols `#lines` and `#<locale>` in the font and text colour of the page.
 */
export function FrameDrawing({ frame, texts }: FrameDrawingProps) {
  const view = frontView(frame);
  const side = templeSide(frame);
  const lines = dimensionLines(frame, view);
  const hinge = { x: 6 - view.halfWidth, y: view.ground + between + Math.max(side.above, measureGap + 3) };
  const left = -view.halfWidth - 3;
  const right = Math.max(view.halfWidth + beside, hinge.x + side.length + 3);
  const [top, bottom] = [view.top - 14, hinge.y + side.below + 2];
  const viewBox = viewBoxText({ x: left, y: top, width: right - left, height: bottom - top });
  const besideFront = `translate(${tenths(hinge.x)} ${tenths(hinge.y)})`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <symbol id="lines" viewBox={viewBox}>
        <FrontOutline view={view} />
        <DimensionLines lines={lines} />
        <g transform={besideFront}>
          <SideOutline side={side} />
        </g>
      </symbol>
      {texts.map(({ locale, totalWidth, temple }) => (
        <symbol key={locale} id={locale} viewBox={viewBox}>
          <DimensionFigures lines={lines} locale={locale} words={{ totalWidth }} />
          <g transform={besideFront}>
            <Figure
              locale={locale}
              figure={frame.temple}
              word={temple}
              transform={`translate(${tenths(frame.temple * 0.4)} ${tenths(side.ends[0].y - 2)})`}
            />
          </g>
        </symbol>
      ))}
    </svg>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

function SideOutline({ side }: { side: TempleSide }) {
  const [from, to] = side.ends;
  return (
    <>
      <Outline d={side.front} />
      <Outline d={side.temple} />
      <DottedLine d={`M${from.x} 0V${from.y}`} />
      <Line d={`${side.measure}M${from.x} ${from.y - 1.6}v3.2M${tenths(to.x - 1)} ${tenths(to.y + 1.3)}l2-2.6`} />
    </>
  );
}
