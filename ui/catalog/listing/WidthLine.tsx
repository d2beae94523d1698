import { useIntl } from "react-intl";
import { formatMillimetres } from "../../primitives/formats.ts";
import { figure, line, widthLine } from "./WidthLine.css.ts";

export interface WidthLineProps {
  /** The total width of the frame, in mm. */
  totalWidth: number;
  /** The width that the whole picture shows, in mm, so that the line is to scale. */
  pictureWidth: number;
}

/**
 * Renders the dimension line under a frame in its picture: one pixel wide, with ticks at both ends and the figure
 * above.
 */
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
