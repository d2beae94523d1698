import { FormattedMessage } from "react-intl";

export interface FilterCountProps {
  /** How many products are left. */
  count: number;
  /** Of how many, where that is more. */
  total?: number;
}

/** How many products a list has; said aloud when it changes. */
export function FilterCount({ count, total = count }: FilterCountProps) {
  return (
    <output>
      <FormattedMessage id={total > count ? "ui.filterCount.part" : "ui.filterCount.some"} values={{ count, total }} />
    </output>
  );
}
