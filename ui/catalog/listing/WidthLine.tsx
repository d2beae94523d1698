import { useIntl } from "react-intl";
import { formatMillimetres } from "../../primitives/formats.ts";
import { figure, line, widthLine } from "./WidthLine.css.ts";

export interface WidthLineProps {
  /** How wide the frame is, in mm. */
  totalWidth: number;
  /** How much the picture shows from edge to edge, in mm: the line is true to its scale. */
  pictureWidth: number;
}

/** The dimension line under a frame in its picture: one pixel, end ticks, the figure above. */
export function WidthLine({ totalWidth, pictureWidth }: WidthLineProps) {
  const intl = useIntl();
  const margin = ((1 - totalWidth / pictureWidth) / 2) * 100;
  const [begin, end] = [`${margin}%`, `${100 - margin}%`];
  return (
    <svg className={widthLine} aria-hidden="true">
      <text className={figure} x="50%" y="13">
        {formatMillimetres(intl, totalWidth)}
      </text>
      <g className={line}>
        <line x1={begin} x2={end} y1="22" y2="22" />
        <line x1={begin} x2={begin} y1="18" y2="27" />
        <line x1={end} x2={end} y1="18" y2="27" />
      </g>
    </svg>
  );
}
