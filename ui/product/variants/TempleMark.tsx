import { useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden.tsx";
import { mark, square } from "./TempleMark.css.ts";

/** The measures to show, in mm. */
export type TempleMarkProps = Pick<FrameMeasurements, "lensWidth" | "bridge" | "temple">;

/** Renders a frame's size in mm as printed inside the temple, such as 52□18 140; screen readers read it in words. */
export function TempleMark(measures: TempleMarkProps) {
  const intl = useIntl();
  // Formatting is skipped for whole millimetres, which look the same in all locales: a page may have fifty marks.
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
