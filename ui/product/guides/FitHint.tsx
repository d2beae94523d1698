import { FormattedMessage, useIntl } from "react-intl";
import type { FrameMeasurements } from "../../eyewear/frame.ts";
import type { TempleMeasures } from "../../optics/frameMeasures.ts";
import { formatMillimetres } from "../../primitives/formats.ts";
import { markDifferences } from "./markDifferences.ts";

export interface FitHintProps {
  frame: Pick<FrameMeasurements, "lensWidth" | "bridge" | "temple">;
  /** The mark of the glasses that somebody wears now. */
  own: TempleMeasures;
}

/** How wide a size is beside somebody's own glasses, in a few words; goes into the `fit` of a size in `VariantPicker`. */
export function FitHint({ frame, own }: FitHintProps) {
  const { direction, length } = markDifferences(frame, own).width;
  return (
    <FormattedMessage id="ui.fitHint.width" values={{ direction, length: formatMillimetres(useIntl(), length) }} />
  );
}
