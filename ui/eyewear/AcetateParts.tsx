import { type Acetate, looks } from "./finishes.ts";
import type { DrawnFrame, FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./FrontParts.tsx";
import { havanaPatches } from "./havana.ts";

interface AcetatePartsProps {
  readonly frame: DrawnFrame;
  readonly view: FrontView;
}

/** The acetate of a front: the material, and the light on its edges, clipped to its outline. */
export function AcetateParts({ frame, view }: AcetatePartsProps) {
  const { acetate } = looks[frame.finish];
  const area = { x: -view.halfWidth, y: view.top, width: 2 * view.halfWidth, height: view.ground - view.top };
  const shading = { gradientUnits: "userSpaceOnUse", x2: 0, y1: view.top, y2: view.ground } as const;
  return (
    <>
      <clipPath id="c">
        <use href="#bh" />
        <use href="#bh" transform="scale(-1 1)" />
      </clipPath>
      {acetate.kind === "gradient" && (
        <linearGradient id="f" {...shading}>
          <stop offset=".2" stopColor={acetate.color} />
          <stop offset=".8" stopColor={acetate.below} stopOpacity=".72" />
        </linearGradient>
      )}
      <linearGradient id="g" {...shading}>
        <stop stopColor="#fff3" />
        <stop offset=".4" stopColor="#fff0" />
        <stop offset="1" stopColor={acetate.kind === "crystal" ? "#0002" : "#0004"} />
      </linearGradient>
      <g clipPath="url(#c)">
        <rect
          {...area}
          fill={acetate.kind === "gradient" ? "url(#f)" : acetate.color}
          opacity={acetate.kind === "crystal" ? acetate.opacity : undefined}
        />
        {acetate.kind === "havana" && <Havana frame={frame} acetate={acetate} />}
        <rect {...area} fill="url(#g)" />
        <g fill="none">
          <EdgeLight acetate={acetate} d={view.acetate} />
        </g>
      </g>
    </>
  );
}

function Havana({ frame, acetate }: { frame: FrameMeasurements; acetate: Extract<Acetate, { kind: "havana" }> }) {
  const [middle, dark] = havanaPatches(frame);
  return (
    <>
      <filter id="n">
        <feGaussianBlur stdDeviation=".8" />
      </filter>
      <g fill="none" strokeLinecap="round" filter="url(#n)">
        <path d={middle} stroke={acetate.patches[0]} strokeWidth="7" />
        <path d={dark} stroke={acetate.patches[1]} strokeWidth="5" />
      </g>
    </>
  );
}

/** The light on the edges: transparent material shows its edges in their colour, opaque material shows light and shade. */
function EdgeLight({ acetate, d }: { acetate: Acetate; d: string }) {
  const half = { id: "b", d, pathProps: { clipRule: "evenodd" } } as const;
  if (acetate.kind === "crystal" || acetate.kind === "gradient") {
    return (
      <>
        <Halves {...half} stroke={acetate.edge} strokeWidth="2.2" strokeOpacity=".25" />
        <use href="#b" stroke={acetate.edge} strokeWidth=".8" strokeOpacity=".9" />
        <use href="#b" y=".9" stroke="#fffb" strokeWidth=".6" />
      </>
    );
  }
  return (
    <>
      <Halves {...half} transform="translate(0 -.5)" stroke="#0005" strokeWidth="1.6" />
      <use href="#b" y="1" stroke="#fff2" strokeWidth="2" />
      <use href="#b" y=".9" stroke="#fff8" strokeWidth=".55" />
    </>
  );
}
