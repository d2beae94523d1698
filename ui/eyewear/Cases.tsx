import type { CartonPrint } from "./goods.ts";

interface PrintProps {
  readonly print: CartonPrint;
}

interface LidProps {
  readonly x: number;
  readonly fill: string;
  /** The letter on the lid, which names the eye. */
  readonly eye: string;
}

const Lid = ({ x, fill, eye }: LidProps) => (
  <g transform={`translate(${x} -12)`}>
    <path d="M-20-4v7q0 9 20 9t20-9v-7z" fill={fill} />
    <ellipse cy="-4" rx="20" ry="8.5" fill={fill} />
    <ellipse cy="-4.4" rx="17" ry="6.6" fill="#fff" fillOpacity=".22" />
    <text
      y="0"
      fill="#fff"
      fontSize="10"
      fontWeight="600"
      textAnchor="middle"
      fontFamily="'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
    >
      {eye}
    </text>
  </g>
);

/** A contact lens case with a screw lid for each eye. */
export const LensCase = ({ print }: PrintProps) => (
  <>
    <path d="M-42-8q0 8 20 8h44q20 0 20-8v-2h-84z" fill="#e9ecea" />
    <path d="M-12-12h24v6h-24z" fill="#dde1df" />
    <Lid x={-22} fill={print.left} eye="L" />
    <Lid x={22} fill="#eef0ee" eye="" />
    <text
      x="22"
      y="-12"
      fill={print.side}
      fontSize="10"
      fontWeight="600"
      textAnchor="middle"
      fontFamily="'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
    >
      R
    </text>
  </>
);

/** A hard case for glasses, closed. */
export const GlassesCase = ({ print }: PrintProps) => (
  <>
    <path d="M-68-18q0-32 30-34h76q30 2 30 34q0 18-22 18h-92q-22 0-22-18z" fill={print.side} />
    <path d="M-68-20q0-30 30-32h76q30 2 30 32q-68 9-136 0z" fill="url(#p)" />
    <path d="M-68-20q68 9 136 0" fill="none" stroke="#0003" strokeWidth="1.2" />
    <path
      d="M-54-38q6-8 18-9h40"
      fill="none"
      stroke="#fff"
      strokeOpacity=".45"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <rect x="-7" y="-20" width="14" height="6" rx="2" fill="#d9d2c2" />
  </>
);

/** A folded cloth with a pinked edge. */
export const Cloth = ({ print }: PrintProps) => (
  <>
    <path d="M-46-8l24-50 62 6 6 44-40 10z" fill={print.right} />
    <path d="M-46-8l24-50 20 2-14 52z" fill={print.top} />
    <path d="M-22-58l62 6-42 8z" fill="#fff" fillOpacity=".18" />
    <path
      d="M-46-8l3-1 2 3 3-2 2 3 3-2 2 3 3-2 2 3 3-2 2 3 3-2 2 3 3-2 2 3 3-2 2 3 3-2 2 3 3-2 2 2 3-2 2 1 40-10"
      fill="none"
      stroke={print.side}
      strokeWidth=".8"
    />
    <circle cx="24" cy="-24" r="5" fill="none" stroke="#fff" strokeOpacity=".6" strokeWidth="1.2" />
    <circle cx="24" cy="-24" r="1.5" fill="#fff" fillOpacity=".6" />
  </>
);

interface BlankProps {
  readonly x: number;
  readonly tint: string;
}

/** An uncut lens with the reflection of its coating. */
const Blank = ({ x, tint }: BlankProps) => (
  <g transform={`translate(${x} -33)`}>
    <circle r="32" fill={tint} fillOpacity=".16" stroke="#8ea3a6" strokeWidth=".8" />
    <circle r="32" fill="url(#g)" />
    <path
      d="M-22-14a26 26 0 0 1 18-12"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
      strokeOpacity=".85"
    />
    <path
      d="M14 20a25 25 0 0 0 9-12"
      fill="none"
      stroke={tint}
      strokeWidth="2"
      strokeLinecap="round"
      strokeOpacity=".5"
    />
    <path d="M-6 0h12M0-6v12" stroke="#5b6a6c" strokeOpacity=".5" strokeWidth=".6" />
  </g>
);

/** A pair of uncut spectacle lenses. */
export const LensPackage = ({ print }: PrintProps) => (
  <>
    <radialGradient id="g" cx=".35" cy=".3" r=".9">
      <stop stopColor="#fff" stopOpacity=".75" />
      <stop offset=".6" stopColor="#dfeceb" stopOpacity=".35" />
      <stop offset="1" stopColor="#7f9a9d" stopOpacity=".35" />
    </radialGradient>
    <Blank x={-25} tint={print.left} />
    <Blank x={25} tint={print.left} />
  </>
);
