import { FormattedMessage } from "react-intl";
import { EmptyState, type EmptyStateProps } from "../../feedback/EmptyState.tsx";
import { Link } from "../../primitives/Link.tsx";
import { FilterChips, type FilterChipsProps } from "./FilterChips.tsx";
import { chips } from "./NoResults.css.ts";

export interface NoResultsProps extends Omit<FilterChipsProps, "layout" | "clear">, Pick<EmptyStateProps, "level"> {}

/** Stands where products would stand, if any had all that was chosen: what can be dropped. */
export function NoResults({ level = 2, ...filters }: NoResultsProps) {
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
      <div className={chips}>
        <FilterChips {...filters} layout="lines" clear="hidden" />
      </div>
    </EmptyState>
  );
}
