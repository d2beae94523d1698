import { useId } from "react";
import { AcetateParts } from "./AcetateParts.tsx";
import { DimensionLines } from "./DimensionLines.tsx";
import { dimensionLines } from "./dimensionLines.ts";
import { looks } from "./finishes.ts";
import { Fittings } from "./Fittings.tsx";
import type { Finish, FrameMeasurements } from "./frame.ts";
import { picture } from "./FrameFront.css.ts";
import { frontView } from "./frontView.ts";
import { Ground } from "./Ground.tsx";
import { LensParts } from "./LensParts.tsx";
import { NosePads } from "./NosePads.tsx";
import { TempleParts } from "./TempleParts.tsx";
import { type Crop, type Dimensions, viewBoxOf, viewBoxText } from "./viewBox.ts";
import { WireParts } from "./WireParts.tsx";

export interface FrameFrontProps {
  /** What is drawn, in true millimetres. */
  frame: FrameMeasurements & { readonly finish: Finish };
  /** The accessible name; empty where the text beside the picture says it. */
  label: string;
  /** Which measures are drawn on it. @default "none" */
  dimensions?: Dimensions;
  /** `card` is 3:4, `wide` and `detail` (one corner, close) are 1170:850, `swatch` is 2:1. @default "card" */
  crop?: Crop;
}

/** A frame seen from in front, drawn to scale from its measurements; to be put on a `Stage`. */
export function FrameFront({ frame, label, dimensions = "none", crop = "card" }: FrameFrontProps) {
  const id = useId();
  const view = frontView(frame);
  const look = looks[frame.finish];
  const lines = dimensionLines(frame, view, dimensions);
  return (
    <svg
      className={picture}
      viewBox={viewBoxText(viewBoxOf(view, crop, dimensions))}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <Ground view={view} id={id} />
      <TempleParts look={look} view={view} id={id} />
      {view.pad && <NosePads metal={look.fittings} view={view} id={id} />}
      <LensParts frame={frame} view={view} id={id} />
      {view.wire && <WireParts wire={view.acetate ? look.fittings : look.wire} view={view} id={id} />}
      {view.acetate && <AcetateParts frame={frame} view={view} id={id} />}
      {view.fittings.length > 0 && <Fittings metal={look.fittings} view={view} />}
      {lines.length > 0 && (
        <DimensionLines lines={lines} words={dimensions === "total" ? { totalWidth: "mm" } : undefined} />
      )}
    </svg>
  );
}
