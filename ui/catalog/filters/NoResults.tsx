import { FormattedMessage, useIntl } from "react-intl";
import { EmptyState, type EmptyStateProps } from "../../feedback/EmptyState.tsx";
import { Link } from "../../primitives/Link.tsx";
import { FilterChips, type FilterChipsProps } from "./FilterChips.tsx";
import { chosenFilters, describeExisting, describeOthers } from "./filterState.ts";
import { chips, measures } from "./NoResults.css.ts";

export interface NoResultsProps extends Omit<FilterChipsProps, "layout" | "clear">, Pick<EmptyStateProps, "level"> {}

/**
 * Renders a message in place of the products when no product matches the filters, with links to remove each filter.
 * For measures it says which exist with the filters by other attributes: those that their `counts` have.
 */
export function NoResults({ level = 2, ...filters }: NoResultsProps) {
  const intl = useIntl();
  const chosen = chosenFilters(filters.facets).filter(({ shows }) => shows !== "millimetres");
  const existing = filters.facets.flatMap((facet) => {
    if (facet.shows !== "millimetres" || !facet.chosen || facet.counts.length === 0) return [];
    const context = describeOthers(intl, chosen, facet.code, filters.currency);
    return [{ code: facet.code, label: facet.label, text: describeExisting(intl, facet.bounds, context) }];
  });
  return (
    <EmptyState
      level={level}
      title={<FormattedMessage id="ui.noResults.title" />}
      action={
        <Link variant="line" href={filters.clearHref}>
          <FormattedMessage id="ui.noResults.clear" />
        </Link>
      }
    >
      <FormattedMessage id="ui.noResults.text" />
      {existing.length > 0 && (
        <ul className={measures}>
          {existing.map(({ code, label, text }) => (
            <li key={code}>
              <FormattedMessage id="ui.noResults.exists" values={{ label, existing: text }} />
            </li>
          ))}
        </ul>
      )}
      <div className={chips}>
        <FilterChips {...filters} layout="lines" clear="hidden" />
      </div>
    </EmptyState>
  );
}
