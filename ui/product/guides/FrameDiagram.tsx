import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { MeasureLines } from "../../eyewear/MeasureLines.tsx";
import { formatMeasure, formatMillimetres } from "../../primitives/formats.ts";
import * as styles from "./FrameDiagram.css.ts";

export interface FrameDiagramProps {
  /** The measurements of the frame, in mm. */
  frame: FrameMeasurements;
  /** The URL of the frame's diagram. */
  drawing: string;
  /** The weight of the frame without lenses, in g; null if unknown. @default null */
  weight?: number | null;
  /** A link or button for the measurements, such as to compare them. */
  action?: ReactNode;
}

/** Renders all measurements of a frame, drawn on it to scale and listed in a table. */
export function FrameDiagram({ frame, drawing, weight = null, action }: FrameDiagramProps) {
  const intl = useIntl();
  const title = useId();
  const { lensWidth, bridge, temple, lensHeight, totalWidth } = frame;
  const rows = [
    ["ui.frameDiagram.lensWidth", lensWidth],
    ["ui.frameDiagram.bridge", bridge],
    ["ui.frameDiagram.temple", temple],
    ["ui.frameDiagram.lensHeight", lensHeight],
    ["ui.frameDiagram.totalWidth", totalWidth],
  ] as const;
  const label = intl.formatMessage(
    { id: "ui.frameDiagram.drawing" },
    { lensWidth, bridge, temple, lensHeight, totalWidth },
  );
  return (
    <section aria-labelledby={title} className={styles.diagram}>
      <div className={styles.drawing}>
        <MeasureLines src={drawing} label={label} />
      </div>
      <div>
        <h2 id={title}>
          <FormattedMessage id="ui.frameDiagram.title" />
        </h2>
        <p className={styles.text}>
          <FormattedMessage id="ui.frameDiagram.text" />
        </p>
        <table className={styles.table} aria-labelledby={title}>
          <tbody>
            {rows.map(([id, length]) => (
              <tr key={id}>
                <th scope="row" className={styles.measure}>
                  <FormattedMessage id={id} />
                </th>
                <td className={styles.figure}>{formatMillimetres(intl, length)}</td>
              </tr>
            ))}
            {weight !== null && (
              <tr>
                <th scope="row" className={styles.measure}>
                  <FormattedMessage id="ui.frameDiagram.weight" />
                </th>
                <td className={styles.figure}>{formatMeasure(intl, weight, "gram")}</td>
              </tr>
            )}
          </tbody>
        </table>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </section>
  );
}
