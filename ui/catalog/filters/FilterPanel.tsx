import { memo, useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import { chosenFilters, describeOthers, type FilterFacet, parseTypedPrices } from "./filterState.ts";
import { FilterMillimetres } from "./FilterMillimetres.tsx";
import { FilterOptions } from "./FilterOptions.tsx";
import { FilterPrice } from "./FilterPrice.tsx";
import { useAfterHydration } from "../../loading/scheduling.ts";
import { HiddenFields, type HiddenFieldsProps } from "../listing/HiddenFields.tsx";

type Chosen = Readonly<Record<string, readonly string[]>>;

export interface FilterPanelProps {
  /** The filters in display order; the first five are open at first. */
  facets: readonly FilterFacet[];
  /** The chosen values by filter code, as in the list's URL. May be newer than the counts in `facets`. */
  chosen: Chosen;
  /** The currency of the prices. */
  currency: AmountValue["currency"];
  /** The URL of the list without its query, for browsers without JavaScript. */
  action: string;
  /** The other query parameters: order and search, without the page number. */
  otherParameters: HiddenFieldsProps["otherParameters"];
  /** Called with the new values of one filter, as in the URL; an empty list clears it. */
  onChange: (code: string, values: readonly string[]) => void;
}

/** The number of groups open at first. The most used filters come first, so the later groups are collapsed. */
const MAX_OPEN_GROUPS = 5;

const noValues: readonly string[] = [];

/**
 * Renders all filters of a list, in the width of its container, such as a rail or a drawer. Choices show at once, while
 * the list is loading. Without JavaScript it is a form whose fields are named by the filters' codes.
 */
export function FilterPanel({ facets, chosen, currency, action, otherParameters, onChange }: FilterPanelProps) {
  const intl = useIntl();
  const urlKey = Object.entries(chosen).join(";");
  // A choice is shown at once, before it reaches the URL. When the URL changes, by this choice, a chip or the back button,
  // its filters replace what is shown.
  const [shown, setShown] = useState({ urlKey, chosen });
  if (shown.urlKey !== urlKey) setShown({ urlKey, chosen });

  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });
  const choose = useCallback((code: string, values: readonly string[]) => {
    setShown((before) => ({ ...before, chosen: { ...before.chosen, [code]: values } }));
    latestOnChange.current(code, values);
  }, []);

  const listed = chosenFilters(facets);
  const form = useRef<HTMLFormElement>(null);
  useAfterHydration(() => {
    const formData = new FormData(form.current ?? undefined);
    for (const { code, shows } of facets) {
      const values = formData
        .getAll(code)
        .flatMap((value) => (typeof value === "string" && value !== "" ? [value] : []));
      const before = chosen[code] ?? noValues;
      // The URL may list the values in another order.
      const isSame = values.length === before.length && values.every((value) => before.includes(value));
      // No radio button stands for typed prices.
      const isTyped = shows === "price" && parseTypedPrices(before[0]) !== null;
      if (shows !== "millimetres" && !isSame && !(isTyped && values.length === 0)) choose(code, values);
    }
  });

  return (
    <form
      ref={form}
      // A browser that restores form fields would restore an earlier choice.
      autoComplete="off"
      method="get"
      action={action}
      aria-label={intl.formatMessage({ id: "ui.filterPanel.label" })}
      // Every choice takes effect at once, so there is nothing to submit.
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields otherParameters={otherParameters} />
      {facets.map((facet, index) => (
        <Facet
          key={facet.code}
          facet={facet}
          currency={currency}
          context={facet.shows === "millimetres" ? describeOthers(intl, listed, facet.code, currency) : ""}
          chosen={shown.chosen[facet.code] ?? noValues}
          onChoose={choose}
          open={index < MAX_OPEN_GROUPS}
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
  /** The other filters of the list in words. */
  context: string;
  chosen: readonly string[];
  onChoose: FilterPanelProps["onChange"];
  open: boolean;
}

/** Memoized, so that a choice in a long panel renders its own group only. */
const Facet = memo(function Facet({ facet, context, currency, chosen, onChoose, open }: FacetProps) {
  const group = {
    chosen,
    onChange: (values: readonly string[]) => onChoose(facet.code, values),
    open,
  };
  if (facet.shows === "millimetres") return <FilterMillimetres facet={facet} context={context} {...group} />;
  if (facet.shows === "price") return <FilterPrice facet={facet} currency={currency} {...group} />;
  return <FilterOptions facet={facet} {...group} />;
});
