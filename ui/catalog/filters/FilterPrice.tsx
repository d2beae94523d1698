import { FormattedMessage, useIntl } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";
import { type PriceFacet, priceWords } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { options } from "./FilterOptions.css.ts";

export interface FilterPriceProps {
  /** The ranges, with their counts. */
  facet: PriceFacet;
  /** Of the prices. */
  currency: AmountValue["currency"];
  /** The id of a range, or nothing. */
  chosen: readonly string[];
  /** Another range is wanted, or none. */
  onChange: (chosen: readonly string[]) => void;
  /** Whether the group is open at first. */
  open: boolean;
}

/** What products cost: one range at a time, or any. */
export function FilterPrice({ facet, currency, chosen: [chosen], onChange, open }: FilterPriceProps) {
  const intl = useIntl();
  const { code, ranges } = facet;
  const range = ranges.find(({ id }) => id === chosen);
  return (
    <FilterGroup
      label={<FormattedMessage id="ui.filterPrice.label" />}
      chosen={range && priceWords(intl, range, currency)}
      open={open}
    >
      <fieldset className={options.rows} aria-label={intl.formatMessage({ id: "ui.filterPrice.label" })}>
        <FilterRow
          type="radio"
          name={code}
          option={{ id: "", label: intl.formatMessage({ id: "ui.filterPrice.any" }) }}
          isChosen={range === undefined}
          onChange={() => onChange([])}
        />
        {ranges.map((each) => (
          <FilterRow
            key={each.id}
            type="radio"
            name={code}
            option={{ id: each.id, label: priceWords(intl, each, currency), count: each.count }}
            isChosen={each.id === chosen}
            onChange={() => onChange([each.id])}
          />
        ))}
      </fieldset>
    </FilterGroup>
  );
}
