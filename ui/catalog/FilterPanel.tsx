import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import type { AmountValue } from "../primitives/formatAmount.ts";
import { chosenValues } from "./chosenFilters.ts";
import type { FilterFacet } from "./filterFacet.ts";
import { FilterMillimetres } from "./FilterMillimetres.tsx";
import { FilterOptions } from "./FilterOptions.tsx";
import { FilterPrice } from "./FilterPrice.tsx";
import { KeptFields, type KeptFieldsProps } from "./KeptFields.tsx";

export interface FilterPanelProps {
  facets: readonly FilterFacet[];
  /** Of the prices. */
  currency: AmountValue["currency"];
  /** The address of the list without its query, for browsers without script. */
  action: string;
  /** What else the address says: order and search, not the page. */
  keep: KeptFieldsProps["keep"];
  /** Other values of one facet are wanted, as an address says them; none: it is not filtered by. */
  onChange: (code: string, values: readonly string[]) => void;
}

/** Further down they are folded: what most shoppers filter by comes first. */
const OPEN_GROUPS = 5;

interface Draft {
  /** What was chosen when it was made. */
  readonly from: string;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

/**
 * All that a list can be narrowed by; takes its width from around it, a rail or a drawer. What is chosen shows at once,
 * while the list is on its way; without script it is a form with the facets' codes as names.
 */
export function FilterPanel({ facets, currency, action, keep, onChange }: FilterPanelProps) {
  const intl = useIntl();
  const from = facets.map((facet) => [facet.code, ...chosenValues(facet)].join()).join(";");
  const [draft, setDraft] = useState<Draft>({ from, values: {} });
  // Whatever the list was narrowed to since, by an answer or by going back, is what is shown.
  if (draft.from !== from) setDraft({ from, values: {} });
  const wanted = draft.values;

  function choose(code: string, values: readonly string[]) {
    setDraft({ from, values: { ...wanted, [code]: values } });
    onChange(code, values);
  }

  return (
    <form
      method="get"
      action={action}
      aria-label={intl.formatMessage({ id: "ui.filterPanel.label" })}
      // Every choice counts at once: there is nothing left to send.
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptFields keep={keep} />
      {facets.map((facet, place) => {
        const { code } = facet;
        const group = {
          chosen: wanted[code] ?? chosenValues(facet),
          onChange: (values: readonly string[]) => choose(code, values),
          open: place < OPEN_GROUPS,
        };
        if (facet.shows === "millimetres") return <FilterMillimetres key={code} facet={facet} {...group} />;
        if (facet.shows === "price") return <FilterPrice key={code} facet={facet} currency={currency} {...group} />;
        return <FilterOptions key={code} facet={facet} {...group} />;
      })}
      <noscript>
        <Button type="submit" width="full">
          <FormattedMessage id="ui.filterPanel.apply" />
        </Button>
      </noscript>
    </form>
  );
}
