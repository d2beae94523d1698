import type { SVGProps } from "react";
import type { Wire } from "./finishes.ts";
import type { FrontView } from "./frontView.ts";

interface HalvesProps extends Omit<SVGProps<SVGGElement>, "id" | "d"> {
  /** Unique within its picture, which is a document of its own. */
  readonly id: string;
  /** The path data of the right half. */
  readonly d: string;
  /** Further attributes of the path. */
  readonly pathProps?: SVGProps<SVGPathElement>;
}

/** Draws the right half and its mirror image. `<use href="#id">` repeats both; `#idh` is the right half. */
export function Halves({ id, d, pathProps, ...props }: HalvesProps) {
  return (
    <g {...props}>
      <g id={id}>
        <path {...pathProps} id={`${id}h`} d={d} />
        <use href={`#${id}h`} transform="scale(-1 1)" />
      </g>
    </g>
  );
}

/** Silicone pads on their metal arms. */
export function NosePads({ view, metal }: { readonly view: FrontView; readonly metal: Wire }) {
  return (
    <>
      <Halves id="a" d={view.padArm} fill="none" stroke={metal.color} strokeWidth=".7" />
      <Halves id="d" d={view.pad} fill="#fffb" stroke="#9aa5a1" strokeWidth=".35" />
    </>
  );
}

/** Rivets in acetate, screws in a rimless lens. */
export function Fittings({ view, metal }: { readonly view: FrontView; readonly metal: Wire }) {
  const height = view.acetate ? 0.6 : 1.1;
  return (
    <g fill={metal.color} stroke={metal.dark} strokeWidth=".3">
      {view.fittings.map(({ x, y }) => (
        <g key={x}>
          <ellipse cx={x} cy={-y} rx="1.1" ry={height} />
          <ellipse cx={-x} cy={-y} rx="1.1" ry={height} />
        </g>
      ))}
    </g>
  );
}

interface WirePartsProps {
  readonly wire: Wire;
  readonly view: FrontView;
}

/** The metal of a front: a dark edge, the colour, and a thin highlight along the upper side. */
export function WireParts({ wire, view }: WirePartsProps) {
  const { halfWidth } = view;
  return (
    <>
      <linearGradient
        id="m"
        gradientUnits="userSpaceOnUse"
        x1={-halfWidth}
        x2={-halfWidth * 0.4}
        y1="-20"
        y2="20"
        spreadMethod="reflect"
      >
        <stop stopColor={wire.color} />
        <stop offset=".45" stopColor={wire.color} />
        <stop offset=".75" stopColor={wire.light} />
        <stop offset="1" stopColor={wire.color} />
      </linearGradient>
      <g fill="none" strokeLinejoin="round">
        <Halves id="w" d={view.wire} stroke={wire.dark} strokeWidth="1.6" />
        <use href="#w" stroke="url(#m)" strokeWidth="1.1" />
        <use href="#w" y="-.25" stroke={wire.light} strokeWidth=".35" />
        {view.endPiece && (
          <>
            <Halves id="e" d={view.endPiece} stroke={wire.dark} strokeWidth="3" />
            <use href="#e" y="-.15" stroke="url(#m)" strokeWidth="2.3" />
            <use href="#e" y="-.6" stroke={wire.light} strokeWidth=".5" />
          </>
        )}
      </g>
    </>
  );
}
