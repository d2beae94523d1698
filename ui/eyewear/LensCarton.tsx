import { Blister } from "./Blister.tsx";
import { type CartonPrint, cartonPrints } from "./cartonPrint.ts";
import type { DrawnLensPack, LensPackCrop, LensPeriod } from "./lensPack.ts";
import { shelfBox, viewBoxText } from "./viewBox.ts";

export interface LensCartonProps {
  /** What is drawn. */
  pack: DrawnLensPack;
  crop: LensPackCrop;
}

/** In mm: every carton is as wide and as deep; more lenses make it higher. */
const width = 86;
const depth = 27;
const heightOf = (pieces: number) => (pieces <= 6 ? 39 : pieces <= 45 ? 47 : 55);
/** The lower part is white. */
const whiteShare = 0.3;

/** How a mm runs in the picture: along the front to the right, and from the back to the front. */
const along = { x: 0.95, y: -0.13 };
const forth = { x: 0.42, y: 0.3 };

/** A carton of contact lenses and one of its lenses before it: a file of its own, as frames are. */
export function LensCarton({ pack, crop }: LensCartonProps) {
  const height = heightOf(pack.pieces);
  const print = cartonPrints[pack.color];
  // The nearest corner at the bottom.
  const corner = { x: -43, y: 0 };
  const back = { x: round(corner.x - forth.x * depth), y: round(corner.y - forth.y * depth - height) };
  const white = height * whiteShare;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBoxText(shelfBox(crop, { top: back.y - width * 0.13, ground: 8, halfWidth: 58 }))}
    >
      <CartonShadow />
      <linearGradient id="p">
        <stop stopColor={print.left} />
        <stop offset="1" stopColor={print.right} />
      </linearGradient>
      <g transform={`matrix(${forth.x} ${forth.y} 0 1 ${back.x} ${back.y})`}>
        <rect width={depth} height={height} fill="#d3d6d4" />
        <rect width={depth} height={height - white} fill={print.side} />
      </g>
      <g transform={`matrix(${along.x} ${along.y} ${forth.x} ${forth.y} ${back.x} ${back.y})`}>
        <rect width={width} height={depth} fill={print.top} />
      </g>
      <g transform={`matrix(${along.x} ${along.y} 0 1 ${corner.x} ${corner.y - height})`}>
        <rect width={width} height={height} fill="#f8f9f8" />
        <rect width={width} height={height - white} fill="url(#p)" />
        <Rings period={pack.period} x={width - 21} y={(height - white) / 2} />
        <Pieces pieces={pack.pieces} height={height - white} />
        <SmallPrint y={height - white / 2} print={print} />
        <path d={`M0 ${height}V0H${width}`} fill="none" stroke="#fff6" strokeWidth=".6" />
      </g>
      <Blister x={37} y={6} />
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

function CartonShadow() {
  return (
    <>
      <radialGradient id="s">
        <stop stopColor="#0007" />
        <stop offset=".6" stopColor="#0002" />
        <stop offset="1" stopColor="#0000" />
      </radialGradient>
      <g fill="url(#s)">
        <ellipse rx="62" ry="13" opacity=".45" transform="translate(2-7)rotate(-7)" />
        <ellipse rx="48" ry="2.6" transform="translate(-2-5)rotate(-7.8)" />
        <ellipse rx="11" ry="2" transform="translate(-48-3)rotate(36)" />
      </g>
    </>
  );
}

const ringsOf: Readonly<Record<LensPeriod, readonly number[]>> = {
  daily: [6],
  "two-weekly": [6, 9],
  monthly: [6, 9, 12],
};

/** A lens and, the longer it is worn, the more circles around it. */
const Rings = ({ period, x, y }: { period: LensPeriod; x: number; y: number }) => (
  <g fill="#fff" fillOpacity=".13">
    {ringsOf[period].map((radius) => (
      <circle key={radius} cx={x} cy={y} r={radius} />
    ))}
    <circle cx={x} cy={y} r="3.4" fillOpacity=".35" />
  </g>
);

const Pieces = ({ pieces, height }: { pieces: number; height: number }) => (
  <text
    x="8"
    y={height / 2 + 5}
    fill="#fff"
    fontSize="15"
    fontWeight="600"
    fontFamily="'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
  >
    {pieces}
  </text>
);

/** Lines that nobody is meant to read. */
const SmallPrint = ({ y, print }: { y: number; print: CartonPrint }) => (
  <g stroke="#9aa19d" strokeWidth="1.1" strokeLinecap="round">
    <path d={`M9 ${y - 2}h22`} stroke={print.left} />
    <path d={`M9 ${y + 2}h30M60 ${y}h18`} />
  </g>
);
