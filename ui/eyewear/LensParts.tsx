import type { DrawnFrame } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./FrontParts.tsx";
import { mirrorCoatings, type TintedGlass, tintedGlass } from "./tintedGlass.ts";

interface LensPartsProps {
  readonly frame: DrawnFrame;
  readonly view: FrontView;
}

/**
 * The lenses. Clear ones are lighter than the ground; tinted ones hide most of what is behind them. Both reflect the same
 * window, over a mirror coating if there is one. Lenses without a full rim show their edges.
 */
export function LensParts({ frame, view }: LensPartsProps) {
  const { tint } = frame;
  const coating = tint && mirrorCoatings[tint];
  return (
    <>
      <Reflection apart={frame.lensWidth + frame.bridge} light={tint ? ["#fff0", "#fff3"] : ["#fff4", "#fff9"]} />
      {tint && <Shade id="k" glass={tintedGlass[tint]} view={view} />}
      {coating && <Shade id="mirror" glass={coating} view={view} />}
      <Halves id="l" d={view.lens} fill={tint ? "url(#k)" : "url(#r)"} />
      {coating && <use href="#l" fill="url(#mirror)" />}
      {tint && <use href="#l" fill="url(#r)" />}
      {view.bareEdge && (
        <g fill="none">
          <use href="#l" stroke="#5c6f69d9" strokeWidth="1.3" />
          <use href="#l" stroke="#e6f0ec" strokeWidth=".4" />
        </g>
      )}
    </>
  );
}

/** Stripes of light at an angle of 25°, repeated in the other lens. */
function Reflection({ apart, light: [dim, bright] }: { readonly apart: number; readonly light: [string, string] }) {
  const [x2, y2] = [apart * 0.82, apart * 0.38].map((figure) => Math.round(figure * 10) / 10);
  return (
    <linearGradient id="r" gradientUnits="userSpaceOnUse" spreadMethod="repeat" x2={x2} y2={y2}>
      <stop offset=".44" stopColor={dim} />
      <stop offset=".47" stopColor={bright} />
      <stop offset=".6" stopColor={bright} />
      <stop offset=".63" stopColor={dim} />
    </linearGradient>
  );
}

interface ShadeProps {
  readonly id: string;
  readonly glass: TintedGlass;
  readonly view: FrontView;
}

function Shade({ id, glass, view }: ShadeProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y1={view.top} y2={view.ground}>
      {glass.map(([color, opacity], index) => (
        <stop key={color} offset={index / 2} stopColor={color} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
