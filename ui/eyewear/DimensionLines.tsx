import { useIntl } from "react-intl";
import type { DimensionLine } from "./dimensionLines.ts";
import { extension, figure, line } from "./DimensionLines.css.ts";

/** Half the length of an end tick, and the gap between a figure and its line, in mm. */
const tick = 1.6;
const gap = 2;

/** Draws measures with end ticks, dotted lines to the measured edges and the figure above; lines stay one pixel thin. */
export function DimensionLines({
  lines,
  unit = "none",
}: {
  readonly lines: readonly DimensionLine[];
  readonly unit?: "none" | "mm";
}) {
  const intl = useIntl();
  const written = (value: number) =>
    intl.formatNumber(value, unit === "mm" ? { style: "unit", unit: "millimeter" } : undefined);
  return lines.map(({ measures, runs, from, to, level, edge, figure: value }) => {
    const middle = (from + to) / 2;
    const across = runs === "across";
    return (
      <g key={`${measures}${from}`}>
        <path
          className={extension}
          d={
            across
              ? `M${from} ${edge}V${level}M${to} ${edge}V${level}`
              : `M${edge} ${from}H${level}M${edge} ${to}H${level}`
          }
        />
        <path
          className={line}
          d={
            across
              ? `M${from} ${level}H${to}M${from} ${level - tick}v${2 * tick}M${to} ${level - tick}v${2 * tick}`
              : `M${level} ${from}V${to}M${level - tick} ${from}h${2 * tick}M${level - tick} ${to}h${2 * tick}`
          }
        />
        <text
          className={figure}
          transform={across ? `translate(${middle} ${level - gap})` : `translate(${level - gap} ${middle})rotate(-90)`}
        >
          {written(value)}
        </text>
      </g>
    );
  });
}
