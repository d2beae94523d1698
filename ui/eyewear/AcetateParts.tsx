import { type Acetate, looks } from "./finishes.ts";
import type { Finish, FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./Halves.tsx";
import { havanaPatches } from "./havana.ts";

interface AcetatePartsProps {
  readonly frame: FrameMeasurements & { readonly finish: Finish };
  readonly view: FrontView;
  readonly id: string;
}

/** The body of an acetate front: its material, then the light on its edges, all within its outline. */
export function AcetateParts({ frame, view, id }: AcetatePartsProps) {
  const { acetate } = looks[frame.finish];
  const body = `${id}b`;
  const area = { x: -view.halfWidth, y: view.top, width: 2 * view.halfWidth, height: view.ground - view.top };
  const shading = { gradientUnits: "userSpaceOnUse", x2: 0, y1: view.top, y2: view.ground } as const;
  return (
    <>
      <clipPath id={`${id}c`}>
        <use href={`#${body}h`} />
        <use href={`#${body}h`} transform="scale(-1 1)" />
        <path d={view.seam} />
      </clipPath>
      {acetate.kind === "gradient" && (
        <linearGradient id={`${id}f`} {...shading}>
          <stop offset=".2" stopColor={acetate.color} />
          <stop offset=".8" stopColor={acetate.below} stopOpacity=".72" />
        </linearGradient>
      )}
      <linearGradient id={`${id}g`} {...shading}>
        <stop stopColor="#fff3" />
        <stop offset=".4" stopColor="#fff0" />
        <stop offset="1" stopColor="#0004" />
      </linearGradient>
      <g clipPath={`url(#${id}c)`}>
        <rect
          {...area}
          fill={acetate.kind === "gradient" ? `url(#${id}f)` : acetate.color}
          opacity={acetate.kind === "crystal" ? acetate.opacity : undefined}
        />
        {acetate.kind === "havana" && <Havana frame={frame} acetate={acetate} id={`${id}n`} />}
        <rect {...area} fill={`url(#${id}g)`} />
        <g fill="none">
          <EdgeLight acetate={acetate} d={view.acetate} body={body} />
        </g>
      </g>
    </>
  );
}

function Havana({
  frame,
  acetate,
  id,
}: {
  frame: FrameMeasurements;
  acetate: Extract<Acetate, { kind: "havana" }>;
  id: string;
}) {
  const [middle, dark] = havanaPatches(frame);
  return (
    <>
      <filter id={id}>
        <feGaussianBlur stdDeviation=".8" />
      </filter>
      <g fill="none" strokeLinecap="round" filter={`url(#${id})`}>
        <path d={middle} stroke={acetate.patches[0]} strokeWidth="7" />
        <path d={dark} stroke={acetate.patches[1]} strokeWidth="5" />
      </g>
    </>
  );
}

/** Clear material shows its own edges in its colour; dense material is dark below an edge and bright above one. */
function EdgeLight({ acetate, d, body }: { acetate: Acetate; d: string; body: string }) {
  const half = { id: body, d, pathProps: { clipRule: "evenodd" } } as const;
  if (acetate.kind === "crystal" || acetate.kind === "gradient") {
    return (
      <>
        <Halves {...half} stroke={acetate.edge} strokeWidth="2.2" strokeOpacity=".28" />
        <use href={`#${body}`} stroke={acetate.edge} strokeWidth=".7" strokeOpacity=".8" />
        <use href={`#${body}`} y=".9" stroke="#fffb" strokeWidth=".7" />
      </>
    );
  }
  return (
    <>
      <Halves {...half} transform="translate(0 -.5)" stroke="#0005" strokeWidth="1.6" />
      <use href={`#${body}`} y="1" stroke="#fff2" strokeWidth="2" />
      <use href={`#${body}`} y=".9" stroke="#fff8" strokeWidth=".55" />
    </>
  );
}
