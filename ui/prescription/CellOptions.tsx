import { memo } from "react";
import { useIntl } from "react-intl";
import type { Limits } from "../optics/figures.ts";
import { axisLimits } from "../optics/axis.ts";
import { powerLimits } from "../optics/powers.ts";
import { prismLimits } from "../optics/prism.ts";
import { pupillaryDistanceLimits } from "../optics/pupillaryDistance.ts";
import { formatFigure } from "./figureWords.ts";
import { type DraftCell, partsOf } from "./prescriptionDraft.ts";

/** Returns all values within limits, in ascending order. */
const values = ({ from, to, step }: Limits) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Values grouped by sign. */
interface SignedValues {
  readonly none: readonly number[];
  readonly minus: readonly number[];
  readonly plus: readonly number[];
}

const groupBySign = (limits: Limits): SignedValues => {
  const all = values(limits);
  return { none: [0], minus: all.filter((value) => value < 0).toReversed(), plus: all.filter((value) => value > 0) };
};
const ungrouped = (limits: Limits): SignedValues => ({ none: values(limits), minus: [], plus: [] });

const valuesOf = {
  sphere: groupBySign(powerLimits.sphere),
  cylinder: groupBySign(powerLimits.cylinder),
  axis: ungrouped({ ...axisLimits, from: 1 }),
  addition: ungrouped(powerLimits.addition),
  horizontal: ungrouped(prismLimits),
  vertical: ungrouped(prismLimits),
  total: ungrouped(pupillaryDistanceLimits.total),
  side: ungrouped(pupillaryDistanceLimits.side),
  examined: null,
} satisfies Record<string, SignedValues | null>;

function kindOf(cell: DraftCell): keyof typeof valuesOf {
  const { eye, field } = partsOf(cell);
  if (field !== "distance") return field;
  return eye === null ? "total" : "side";
}

/**
 * The options of a cell: 0.00 first, then minus and plus, each with the weakest first
 * (docs/specification/optics.md#optics-4).
 */
export const CellOptions = memo(function CellOptions({ cell }: { cell: DraftCell }) {
  const intl = useIntl();
  const option = (value: number) => <option key={value}>{formatFigure(intl, partsOf(cell).field, value)}</option>;
  const { none = [], minus = [], plus = [] } = valuesOf[kindOf(cell)] ?? {};
  const groups = [
    ["minus", minus],
    ["plus", plus],
  ] as const;
  return (
    <>
      <option value="">–</option>
      {none.map(option)}
      {groups.map(
        ([sign, signed]) =>
          signed.length > 0 && (
            <optgroup key={sign} label={intl.formatMessage({ id: `ui.prescriptionForm.${sign}` })}>
              {signed.map(option)}
            </optgroup>
          ),
      )}
    </>
  );
});
