import { AcetateParts } from "../AcetateParts.tsx";
import { looks } from "../finishes.ts";
import { Fittings, NosePads, WireParts } from "../FrontParts.tsx";
import type { DrawnFrame } from "../frame.ts";
import { frontView } from "../frontView.ts";
import { LensParts } from "../LensParts.tsx";
import { wornBox } from "../tryOnPlacement.ts";
import { useLayoutEffect, useRef } from "react";
import type { TriedFrame } from "./tryOnState.ts";

/** How much of a lens is seen before a face: less glare than in a studio, and an edge where no rim covers it. */
function lensOpacity({ tint, rim }: DrawnFrame): number {
  if (tint) return 0.86;
  return rim === "full" ? 0.4 : 0.75;
}

/** As large as canvases need it, in pixels of a millimetre: engines draw it from its paths at any size. */
const density = 8;

/** A front as it is worn: its lenses let the face through, its temples are out of sight, and it throws a shadow. */
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

/** The address of each frame's drawing, by its id. */
export type FrontPictures = ReadonlyMap<string, string>;

interface WornFrontsProps {
  frames: readonly TriedFrame[];
  onDrawn: (pictures: FrontPictures) => void;
}

/** Draws fronts out of sight and makes a picture of each: within one page they would share their ids. */
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
