import { memo, useCallback, useEffect, useRef, useState } from "react";
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

  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const choose = useCallback((code: string, values: readonly string[]) => {
    setDraft((before) => ({ ...before, values: { ...before.values, [code]: values } }));
    tell.current(code, values);
  }, []);

  return (
    <form
      method="get"
      action={action}
      aria-label={intl.formatMessage({ id: "ui.filterPanel.label" })}
      // Every choice counts at once: there is nothing left to send.
      onSubmit={(event) => event.preventDefault()}
    >
      <KeptFields keep={keep} />
      {facets.map((facet, place) => (
        <Facet
          key={facet.code}
          facet={facet}
          currency={currency}
          drafted={draft.values[facet.code]}
          onChoose={choose}
          open={place < OPEN_GROUPS}
        />
      ))}
      <noscript>
        <Button type="submit" width="full">
          <FormattedMessage id="ui.filterPanel.apply" />
        </Button>
      </noscript>
    </form>
  );
}

interface FacetProps extends Pick<FilterPanelProps, "currency"> {
  facet: FilterFacet;
  /** What is wanted of it now, when that is not yet what the list shows. */
  drafted: readonly string[] | undefined;
  onChoose: FilterPanelProps["onChange"];
  open: boolean;
}

/** Of a long panel only the group in which something was chosen is rendered again. */
const Facet = memo(function Facet({ facet, currency, drafted, onChoose, open }: FacetProps) {
  const group = {
    chosen: drafted ?? chosenValues(facet),
    onChange: (values: readonly string[]) => onChoose(facet.code, values),
    open,
  };
  if (facet.shows === "millimetres") return <FilterMillimetres facet={facet} {...group} />;
  if (facet.shows === "price") return <FilterPrice facet={facet} currency={currency} {...group} />;
  return <FilterOptions facet={facet} {...group} />;
});
