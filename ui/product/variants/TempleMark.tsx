import { useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { mark, square } from "./TempleMark.css.ts";

export type TempleMarkProps = Pick<FrameMeasurements, "lensWidth" | "bridge" | "temple">;

/** A frame's size in mm as it is printed inside the temple, such as 52□18 140; spoken in words. */
export function TempleMark(measures: TempleMarkProps) {
  const intl = useIntl();
  // Fifty marks may stand on a page, and whole millimetres are written alike everywhere.
  const figure = (length: number) => (Number.isInteger(length) ? String(length) : intl.formatNumber(length));
  const lensWidth = figure(measures.lensWidth);
  const bridge = figure(measures.bridge);
  const temple = figure(measures.temple);
  return (
    <span className={mark}>
      <span aria-hidden="true">
        {lensWidth}
        <span className={square} />
        {`${bridge} ${temple}`}
      </span>
      <VisuallyHidden>
        {intl.formatMessage({ id: "ui.templeMark.spoken" }, { lensWidth, bridge, temple })}
      </VisuallyHidden>
    </span>
  );
}
