import type { Wire } from "./finishes.ts";
import type { FrontView } from "./frontView.ts";
import { Halves } from "./Halves.tsx";

interface WirePartsProps {
  readonly wire: Wire;
  readonly view: FrontView;
}

/** Metal as light sees it: a dark edge, the colour, and a thin line of light along the upper side. */
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
