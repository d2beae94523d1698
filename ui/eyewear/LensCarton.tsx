import { type CartonPrint, cartonPrints, type DrawnLensPack, type LensPackCrop, type LensPeriod } from "./goods.ts";
import { shelfBox, viewBoxText } from "./viewBox.ts";

export interface LensCartonProps {
  /** The pack to draw. */
  pack: DrawnLensPack;
  /** The section to show. */
  crop: LensPackCrop;
}

/** The dimensions of a carton in mm. All cartons have the same width and depth; the height depends on the number of lenses. */
const width = 86;
const depth = 27;
const heightOf = (pieces: number) => (pieces <= 6 ? 39 : pieces <= 45 ? 47 : 55);
/** The share of the height that is white, at the bottom. */
const whiteShare = 0.3;

/** One mm in the projection: along the front to the right, and from the back to the front. */
const along = { x: 0.95, y: -0.13 };
const forth = { x: 0.42, y: 0.3 };

/** A carton of contact lenses with one lens in front of it. The drawing is stored as an SVG file of its own. */
export function LensCarton({ pack, crop }: LensCartonProps) {
  const height = heightOf(pack.pieces);
  const print = cartonPrints[pack.color];
  // The bottom corner nearest to the viewer.
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

/** A lens with more rings around it the longer it is worn. */
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

/** Placeholder lines instead of text. */
const SmallPrint = ({ y, print }: { y: number; print: CartonPrint }) => (
  <g stroke="#9aa19d" strokeWidth="1.1" strokeLinecap="round">
    <path d={`M9 ${y - 2}h22`} stroke={print.left} />
    <path d={`M9 ${y + 2}h30M60 ${y}h18`} />
  </g>
);

interface BlisterProps {
  /** The position of its centre. */
  readonly x: number;
  readonly y: number;
}

/** A lens in its opened blister. */
export const Blister = ({ x, y }: BlisterProps) => (
  <g transform={`translate(${x} ${y})`}>
    <radialGradient id="w" cx=".5" cy=".35">
      <stop stopColor="#fff" stopOpacity=".9" />
      <stop offset=".7" stopColor="#cfe4ec" />
      <stop offset="1" stopColor="#8fb9c9" />
    </radialGradient>
    <ellipse cy="3.5" rx="21" ry="3.6" fill="url(#s)" opacity=".8" />
    <path
      d="M-19-3.5q1-2 4-2.2l27-1.2q3 0 4 1.6l3 5q1 2-1.5 2.4l-33 2.6q-3 .2-3.6-1.6z"
      fill="#fdfefd"
      stroke="#c9cfcc"
      strokeWidth=".4"
    />
    <path
      d="M-19.2 0l.3 2.8q.6 1.8 3.6 1.6l33-2.6q2-.4 1.8-2l-.2 1.8q0 1.4-2.4 1.8l-32 3q-3 .2-3.4-1.6z"
      fill="#dfe3e1"
    />
    <ellipse cx="-1" cy="-1.6" rx="11.5" ry="4" fill="#e4eaea" stroke="#c4ccca" strokeWidth=".4" />
    <ellipse cx="-1" cy="-1.9" rx="9.4" ry="3.3" fill="url(#w)" fillOpacity=".85" stroke="#7fa9b9" strokeWidth=".35" />
    <path d="M-7-2.8q3-2 7-1.7" fill="none" stroke="#fff" strokeWidth=".8" strokeLinecap="round" />
  </g>
);
