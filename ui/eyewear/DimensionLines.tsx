import { FormattedNumber } from "react-intl";
import type { DimensionLine } from "./dimensionLines.ts";
import { extension, figure, line, word } from "./DimensionLines.css.ts";

interface DimensionLinesProps {
  readonly lines: readonly DimensionLine[];
  /** What is said behind a figure, by what it measures. */
  readonly words?: Partial<Record<DimensionLine["measures"], string>> | undefined;
}

/** Half the length of an end tick, and the gap between a figure and its line, in mm. */
const tick = 1.6;
const gap = 2;

/** Draws measures with end ticks, dotted lines to the measured edges and the figure above; lines stay one pixel thin. */
export function DimensionLines({ lines, words }: DimensionLinesProps) {
  return lines.map((dimension) => {
    const { measures, runs, from, to, level } = dimension;
    const middle = (from + to) / 2;
    const place =
      runs === "across" ? `translate(${middle} ${level - gap})` : `translate(${level - gap} ${middle})rotate(-90)`;
    return (
      <g key={`${measures}${from}`}>
        <path className={extension} d={extensions(dimension)} />
        <path className={line} d={measured(dimension)} />
        <text className={figure} transform={place}>
          <FormattedNumber value={dimension.figure} />
          {words?.[measures] && <tspan className={word}> {words[measures]}</tspan>}
        </text>
      </g>
    );
  });
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
