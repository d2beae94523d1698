import { FormattedMessage, useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import type { TempleMeasures } from "../../optics/frameMeasures.ts";
import { formatMillimetres } from "../../primitives/formats.ts";
import { markDifferences } from "./markDifferences.ts";

export interface FitHintProps {
  /** The measurements of the size, in mm. */
  frame: Pick<FrameMeasurements, "lensWidth" | "bridge" | "temple">;
  /** The temple mark of the shopper's present glasses. */
  currentGlasses: TempleMeasures;
}

/**
 * Renders how the width of a size compares with the shopper's own glasses. Goes into `fit` of a size in
 * `VariantPicker`.
 */
export function FitHint({ frame, currentGlasses }: FitHintProps) {
  const { direction, length } = markDifferences(frame, currentGlasses).width;
  return (
    <FormattedMessage id="ui.fitHint.width" values={{ direction, length: formatMillimetres(useIntl(), length) }} />
  );
}
