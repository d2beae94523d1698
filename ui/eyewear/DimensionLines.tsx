import type { DimensionLine } from "./dimensionLines.ts";
import { Figure } from "./Figure.tsx";
import { DottedLine, Line } from "./Line.tsx";

/** Half the length of an end tick, and the gap between a figure and its line, in mm. */
const tick = 1.6;
const gap = 2;

/** Measures with end ticks, and dotted lines to the measured edges. */
export function DimensionLines({ lines }: { readonly lines: readonly DimensionLine[] }) {
  return (
    <>
      <DottedLine d={lines.map(extensions).join("")} />
      <Line d={lines.map(measured).join("")} />
    </>
  );
}

const extensions = ({ runs, from, to, level, edge }: DimensionLine) =>
  runs === "across"
    ? `M${from} ${edge}V${level}M${to} ${edge}V${level}`
    : `M${edge} ${from}H${level}M${edge} ${to}H${level}`;

const measured = ({ runs, from, to, level }: DimensionLine) => {
  const [begin, whole] = [level - tick, 2 * tick];
  return runs === "across"
    ? `M${from} ${level}H${to}M${from} ${begin}v${whole}M${to} ${begin}v${whole}`
    : `M${level} ${from}V${to}M${begin} ${from}h${whole}M${begin} ${to}h${whole}`;
};

interface DimensionFiguresProps {
  readonly lines: readonly DimensionLine[];
  readonly locale: string;
  /** What is said behind a figure, by what it measures. */
  readonly words?: Partial<Record<DimensionLine["measures"], string>>;
}

/** The figures above their lines. */
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
