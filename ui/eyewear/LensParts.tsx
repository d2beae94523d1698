import type { FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./Halves.tsx";

interface LensPartsProps {
  readonly frame: FrameMeasurements;
  readonly view: FrontView;
  readonly id: string;
}

/** Clear glass: lighter than the ground, the same window mirrored in both lenses, and its edge where no rim covers it. */
export function LensParts({ frame, view, id }: LensPartsProps) {
  const apart = frame.lensWidth + frame.bridge;
  // The stripes lean by 25°; this length makes them begin anew at the other lens.
  const stripe = { x2: apart * 0.82, y2: apart * 0.38 };
  return (
    <>
      <linearGradient id={`${id}r`} gradientUnits="userSpaceOnUse" spreadMethod="repeat" {...stripe}>
        <stop offset=".44" stopColor="#fff4" />
        <stop offset=".47" stopColor="#fff9" />
        <stop offset=".6" stopColor="#fff8" />
        <stop offset=".63" stopColor="#fff3" />
      </linearGradient>
      <Halves id={`${id}l`} d={view.lens} fill={`url(#${id}r)`} />
      {view.bareEdge && (
        <g fill="none">
          <use href={`#${id}l`} stroke="#71807cbf" strokeWidth="1.1" />
          <use href={`#${id}l`} stroke="#eef5f2" strokeWidth=".4" />
        </g>
      )}
    </>
  );
}
