import type { FrameMeasurements } from "./frame.ts";
import type { FrontView } from "./frontView.ts";
import { DottedLine, Figure, Line } from "./DrawnLines.tsx";

/** A dimension line beside a drawing, in mm; y points downwards as in SVG. */
export interface DimensionLine {
  readonly measures: "lensWidth" | "bridge" | "lensHeight" | "totalWidth";
  /** `across` runs along x at the height `level`; `down` runs along y at the horizontal position `level`. */
  readonly runs: "across" | "down";
  readonly from: number;
  readonly to: number;
  readonly level: number;
  /** Where the dotted extension lines begin. */
  readonly edge: number;
  /** The measure, in mm. */
  readonly figure: number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Returns the dimension lines of a front. */
export function dimensionLines(frame: FrameMeasurements, view: FrontView): readonly DimensionLine[] {
  const { lensWidth, lensHeight, bridge } = frame;
  const above = { runs: "across", level: tenths(view.top - 6), edge: -lensHeight / 4 } as const;
  const [inner, outer] = [bridge / 2, tenths(bridge / 2 + lensWidth)];
  return [
    { ...above, measures: "lensWidth", from: -outer, to: -inner, figure: lensWidth },
    { ...above, measures: "bridge", from: -inner, to: inner, figure: bridge },
    { ...above, measures: "lensWidth", from: inner, to: outer, figure: lensWidth },
    {
      measures: "lensHeight",
      runs: "down",
      from: -lensHeight / 2,
      to: lensHeight / 2,
      level: view.halfWidth + 9,
      edge: (inner + outer) / 2,
      figure: lensHeight,
    },
    {
      measures: "totalWidth",
      runs: "across",
      from: -view.halfWidth,
      to: view.halfWidth,
      level: tenths(view.ground + 15),
      edge: view.hinge,
      figure: frame.totalWidth,
    },
  ];
}

/** Half the length of an end tick, and the gap between a number and its line, in mm. */
const tick = 1.6;
const gap = 2;

/** The dimension lines with end ticks, and dotted extension lines to the measured edges. */
export function DimensionLines({ lines }: { readonly lines: readonly DimensionLine[] }) {
  return (
    <>
      <DottedLine d={lines.map(extensions).join("")} />
      <Line d={lines.map(lineWithTicks).join("")} />
    </>
  );
}

const extensions = ({ runs, from, to, level, edge }: DimensionLine) =>
  runs === "across"
    ? `M${from} ${edge}V${level}M${to} ${edge}V${level}`
    : `M${edge} ${from}H${level}M${edge} ${to}H${level}`;

const lineWithTicks = ({ runs, from, to, level }: DimensionLine) => {
  const [begin, tickLength] = [level - tick, 2 * tick];
  return runs === "across"
    ? `M${from} ${level}H${to}M${from} ${begin}v${tickLength}M${to} ${begin}v${tickLength}`
    : `M${level} ${from}V${to}M${begin} ${from}h${tickLength}M${begin} ${to}h${tickLength}`;
};

interface DimensionFiguresProps {
  readonly lines: readonly DimensionLine[];
  readonly locale: string;
  /** The words after the numbers, by measure. */
  readonly words?: Partial<Record<DimensionLine["measures"], string>>;
}

/** The numbers of dimension lines. */
export function DimensionFigures({ lines, locale, words }: DimensionFiguresProps) {
  return lines.map(({ measures, runs, from, to, level, figure }) => {
    const middle = (from + to) / 2;
    const place =
      runs === "across" ? `translate(${middle} ${level - gap})` : `translate(${level - gap} ${middle})rotate(-90)`;
    return (
      <Figure key={`${measures}${from}`} locale={locale} figure={figure} transform={place} word={words?.[measures]} />
    );
  });
}
