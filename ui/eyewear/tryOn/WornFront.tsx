import { AcetateParts } from "../AcetateParts.tsx";
import { looks } from "../finishes.ts";
import { Fittings, NosePads, WireParts } from "../FrontParts.tsx";
import type { DrawnFrame } from "../frame.ts";
import { frontView } from "../frontView.ts";
import { LensParts } from "../LensParts.tsx";
import { wornBox } from "../tryOnPlacement.ts";
import { useLayoutEffect, useRef } from "react";
import type { TryOnFrame } from "./tryOnState.ts";

/** Returns the opacity of a lens on a face. Clear lenses are fainter than in a studio; bare edges stay visible. */
function lensOpacity({ tint, rim }: DrawnFrame): number {
  if (tint) return 0.86;
  return rim === "full" ? 0.4 : 0.75;
}

/** The resolution of the drawing when it is drawn to a canvas, in pixels per mm. */
const density = 8;

/** A front as it is worn: with transparent lenses and a shadow, and without temples. */
export function WornFront({ frame }: { readonly frame: DrawnFrame }) {
  const view = frontView(frame);
  const look = looks[frame.finish];
  const box = wornBox(view);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[box.x, box.y, box.width, box.height].join(" ")}
      width={box.width * density}
      height={box.height * density}
    >
      <filter id="s" x="-10%" y="-20%" width="120%" height="150%">
        <feDropShadow dx="0" dy="1.6" stdDeviation="1.2" floodOpacity=".4" />
      </filter>
      <g filter="url(#s)">
        {view.pad && <NosePads metal={look.fittings} view={view} />}
        <g opacity={lensOpacity(frame)}>
          <LensParts frame={frame} view={view} />
        </g>
        {view.wire && <WireParts wire={view.acetate ? look.fittings : look.wire} view={view} />}
        {view.acetate && <AcetateParts frame={frame} view={view} />}
        {view.fittings.length > 0 && <Fittings metal={look.fittings} view={view} />}
      </g>
    </svg>
  );
}

/** The URL of the drawing of each frame, by its id. */
export type FrontPictures = ReadonlyMap<string, string>;

interface WornFrontsProps {
  frames: readonly TryOnFrame[];
  onDrawn: (pictures: FrontPictures) => void;
}

/** Renders fronts hidden and converts each to a picture, because several drawings in one page would share their ids. */
export function WornFronts({ frames, onDrawn }: WornFrontsProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useRef(onDrawn);
  useLayoutEffect(() => {
    const drawings = [...(sheet.current?.children ?? [])];
    drawn.current(new Map(drawings.map((drawing, index) => [frames[index]?.id ?? "", addressOf(drawing)])));
  }, [frames]);
  return (
    <div ref={sheet} hidden>
      {frames.map(({ id, frame }) => (
        <WornFront key={id} frame={frame} />
      ))}
    </div>
  );
}

const addressOf = (drawing: Element) =>
  `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
