import { AcetateParts } from "./AcetateParts.tsx";
import { DimensionFigures, DimensionLines } from "./DimensionLines.tsx";
import { type DimensionLine, dimensionLines } from "./dimensionLines.ts";
import { looks } from "./finishes.ts";
import { Fittings } from "./Fittings.tsx";
import type { DrawnFrame } from "./frame.ts";
import { type FrontView, frontView } from "./frontView.ts";
import { Ground } from "./Ground.tsx";
import { LensParts } from "./LensParts.tsx";
import { NosePads } from "./NosePads.tsx";
import { TempleParts } from "./TempleParts.tsx";
import { type Crop, viewBoxOf, viewBoxText } from "./viewBox.ts";
import { WireParts } from "./WireParts.tsx";

export interface FrameFrontProps {
  /** What is drawn, in true millimetres. */
  frame: DrawnFrame;
  crop: Crop;
  /** The languages in which `dimensions` and `measured` write their figures. */
  locales?: readonly string[];
}

/**
 * A frame seen from in front, drawn to scale from its measurements: a picture to be a file of its own, which
 * `FramePicture` shows. Drawn into a page, two of them would share their ids.
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

/** A photograph's edges leave no room for measures beside the frame. */
function linesOf(frame: DrawnFrame, view: FrontView, crop: Crop): readonly DimensionLine[] {
  if (crop !== "dimensions" && crop !== "measured") return [];
  return dimensionLines(frame, view).filter(({ runs }) => crop === "dimensions" || runs === "across");
}
