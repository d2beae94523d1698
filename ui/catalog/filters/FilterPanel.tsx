import { memo, useCallback, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button.tsx";
import type { AmountValue } from "../../primitives/formats.ts";
import type { FilterFacet } from "./filterState.ts";
import { FilterMillimetres } from "./FilterMillimetres.tsx";
import { FilterOptions } from "./FilterOptions.tsx";
import { FilterPrice } from "./FilterPrice.tsx";
import { useTakenOver } from "../../loading/scheduling.ts";
import { KeptFields, type KeptFieldsProps } from "../listing/KeptFields.tsx";

type Chosen = Readonly<Record<string, readonly string[]>>;

export interface FilterPanelProps {
  /** In their order; the first five are open. */
  facets: readonly FilterFacet[];
  /** Chosen values by facet, as in the list's address; ahead of `facets` while these are counted again. */
  chosen: Chosen;
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

const none: readonly string[] = [];

/**
 * All that a list can be narrowed by; takes its width from around it, a rail or a drawer. What is chosen shows at once,
 * while the list is on its way; without script it is a form with the facets' codes as names.
 */
export function FilterPanel({ facets, chosen, currency, action, keep, onChange }: FilterPanelProps) {
  const intl = useIntl();
  const from = Object.entries(chosen).join(";");
  const [shown, setShown] = useState({ from, chosen });
  // Whatever is wanted since, by this panel, by a chip or by going back, is what is shown.
  if (shown.from !== from) setShown({ from, chosen });

  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const choose = useCallback((code: string, values: readonly string[]) => {
    setShown((before) => ({ ...before, chosen: { ...before.chosen, [code]: values } }));
    tell.current(code, values);
  }, []);

  const form = useRef<HTMLFormElement>(null);
  useTakenOver(() => {
    const ticked = new FormData(form.current ?? undefined);
    for (const { code, shows } of facets) {
      const values = ticked.getAll(code).flatMap((value) => (typeof value === "string" && value !== "" ? [value] : []));
      const before = chosen[code] ?? none;
      // An address may name them in another order.
      const isSame = values.length === before.length && values.every((value) => before.includes(value));
      if (shows !== "millimetres" && !isSame) choose(code, values);
    }
  });

  return (
    <form
      ref={form}
      // A browser that filled it in itself would filter by what was chosen another time.
      autoComplete="off"
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
          chosen={shown.chosen[facet.code] ?? none}
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
  chosen: readonly string[];
  onChoose: FilterPanelProps["onChange"];
  open: boolean;
}

/** Of a long panel only the group in which something was chosen is rendered again. */
const Facet = memo(function Facet({ facet, currency, chosen, onChoose, open }: FacetProps) {
  const group = {
    chosen,
    onChange: (values: readonly string[]) => onChoose(facet.code, values),
    open,
  };
  if (facet.shows === "millimetres") return <FilterMillimetres facet={facet} {...group} />;
  if (facet.shows === "price") return <FilterPrice facet={facet} currency={currency} {...group} />;
  return <FilterOptions facet={facet} {...group} />;
});
