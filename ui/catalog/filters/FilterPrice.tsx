import { FormattedMessage, useIntl } from "react-intl";
import type { AmountValue } from "../../primitives/formats.ts";
import { describePriceRange, parseTypedPrices, type PriceFacet, type TypedPrices } from "./filterState.ts";
import { FilterGroup } from "./FilterGroup.tsx";
import { FilterPriceFields } from "./FilterPriceFields.tsx";
import { FilterRow } from "./FilterRow.tsx";
import { options } from "./FilterOptions.css.ts";

export interface FilterPriceProps {
  /** The filter, with its price ranges and their counts. */
  facet: PriceFacet;
  /** The currency of the prices. */
  currency: AmountValue["currency"];
  /** The id of the chosen range, the typed prices as in the URL, or an empty list. */
  chosen: readonly string[];
  /** Called with the id of the new range or the typed prices, or an empty list to clear it. */
  onChange: (chosen: readonly string[]) => void;
  /** Whether the group is open at first. */
  open: boolean;
}

/** Renders a filter by price: two fields, and common ranges to choose instead. */
export function FilterPrice({ facet, currency, chosen: [chosen], onChange, open }: FilterPriceProps) {
  const intl = useIntl();
  const { code, ranges } = facet;
  const range = ranges.find(({ id }) => id === chosen);
  const typed = parseTypedPrices(chosen);
  const shown = range ?? typed;
  const fields: TypedPrices = range ? { from: range.labelFrom ?? range.above, to: range.upTo } : (typed ?? noPrices);
  return (
    <FilterGroup
      label={<FormattedMessage id="ui.filterPrice.label" />}
      chosen={shown && describePriceRange(intl, shown, currency)}
      open={open}
    >
      <FilterPriceFields value={fields} currency={currency} onChange={onChange} />
      <fieldset className={options.rows} aria-label={intl.formatMessage({ id: "ui.filterPrice.label" })}>
        <FilterRow
          type="radio"
          name={code}
          option={{ id: "", label: intl.formatMessage({ id: "ui.filterPrice.any" }) }}
          isChosen={!shown}
          onChange={() => onChange([])}
        />
        {ranges.map((each) => (
          <FilterRow
            key={each.id}
            type="radio"
            name={code}
            option={{ id: each.id, label: describePriceRange(intl, each, currency), count: each.count }}
            isChosen={each.id === chosen}
            onChange={() => onChange([each.id])}
          />
        ))}
      </fieldset>
    </FilterGroup>
  );
}

const noPrices: TypedPrices = { from: null, to: null };
