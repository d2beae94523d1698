import { AcetateParts } from "./AcetateParts.tsx";
import { DimensionFigures, type DimensionLine, DimensionLines, dimensionLines } from "./DimensionLines.tsx";
import { type Look, looks, templeShades } from "./finishes.ts";
import { Fittings, Halves, NosePads, WireParts } from "./FrontParts.tsx";
import type { DrawnFrame } from "./frame.ts";
import { type FrontView, frontView } from "./frontView.ts";
import { LensParts } from "./LensParts.tsx";
import { type Crop, viewBoxOf, viewBoxText } from "./viewBox.ts";

export interface FrameFrontProps {
  /** The frame to draw, to scale. */
  frame: DrawnFrame;
  /** The section to show. */
  crop: Crop;
  /** The languages of the numbers on the crops `dimensions` and `measured`. */
  locales?: readonly string[];
}

/**
 * The front of a frame, drawn to scale from its measurements. It is stored as an SVG file of its own, which `FramePicture`
 * shows. Do not render it into a page: two drawings would share their ids.
 */
export function FrameFront({ frame, crop, locales }: FrameFrontProps) {
  const view = frontView(frame);
  const look = looks[frame.finish];
  const viewBox = viewBoxText(viewBoxOf(view, crop));
  const lines = linesOf(frame, view, crop);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox}>
      <Ground view={view} />
      <TempleParts look={look} view={view} />
      {view.pad && <NosePads metal={look.fittings} view={view} />}
      <LensParts frame={frame} view={view} />
      {view.wire && <WireParts wire={view.acetate ? look.fittings : look.wire} view={view} />}
      {view.acetate && <AcetateParts frame={frame} view={view} />}
      {view.fittings.length > 0 && <Fittings metal={look.fittings} view={view} />}
      {lines.length > 0 && (
        <symbol id="lines" viewBox={viewBox}>
          <DimensionLines lines={lines} />
        </symbol>
      )}
      {lines.length > 0 &&
        locales?.map((locale) => (
          <symbol key={locale} id={locale} viewBox={viewBox}>
            <DimensionFigures lines={lines} locale={locale} />
          </symbol>
        ))}
    </svg>
  );
}

/** Returns the dimension lines of a crop. `measured` has only widths, because photographs have no space beside the frame. */
function linesOf(frame: DrawnFrame, view: FrontView, crop: Crop): readonly DimensionLine[] {
  if (crop !== "dimensions" && crop !== "measured") return [];
  return dimensionLines(frame, view).filter(({ runs }) => crop === "dimensions" || runs === "across");
}

interface TemplePartsProps {
  readonly look: Look;
  readonly view: FrontView;
}

/** The ends of the temples behind the lenses, shaded by the front at the top. */
export function TempleParts({ look, view }: TemplePartsProps) {
  const [dark, light] = templeShades(look, view.acetate ? "acetate" : "metal");
  return (
    <>
      <linearGradient id="t" x2=".2" y2="1">
        <stop offset=".3" stopColor={dark} />
        <stop offset="1" stopColor={light} />
      </linearGradient>
      <Halves id="p" d={view.temple} fill="url(#t)" stroke={dark} strokeWidth=".4" />
    </>
  );
}

/** The shadow under a front, darkest where the rims touch the ground. */
export function Ground({ view }: { readonly view: FrontView }) {
  const { halfWidth, ground, foot } = view;
  const contact = { cy: ground, rx: Math.round(halfWidth / 3), ry: 1.5 };
  return (
    <>
      <radialGradient id="s">
        <stop stopColor="#0008" />
        <stop offset=".5" stopColor="#0003" />
        <stop offset="1" stopColor="#0000" />
      </radialGradient>
      <g fill="url(#s)">
        <ellipse cy={Math.ceil(ground)} rx={halfWidth} ry="4" opacity=".34" />
        <ellipse {...contact} cx={foot} />
        <ellipse {...contact} cx={-foot} />
      </g>
    </>
  );
}
