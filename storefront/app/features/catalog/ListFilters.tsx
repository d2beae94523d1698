import { FilterPanel } from "@dioptra/ui";
import { categoryHref } from "#domain/catalog/category.ts";
import { type ListAddress, toListQuery, withChosen, withoutFilters } from "#domain/catalog/listAddress.ts";
import type { ListScope } from "../../queries/catalog.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { useFacets } from "./useFacets.ts";
import type { ListChange } from "./useBatchedListChange.ts";

export interface ListFiltersProps {
  readonly scope: ListScope;
  /** What was asked for last: what is shown, or on its way. */
  readonly wanted: ListAddress;
  readonly onWant: (change: ListChange) => void;
}

/** What a form must carry on: everything that it does not ask about itself, and the first page. */
export function keptBeside(address: ListAddress, asked: "filters" | "sort"): (readonly [string, string])[] {
  const rest = asked === "sort" ? { ...address, sort: null, page: 1 } : withoutFilters(address);
  return Object.entries(toListQuery(rest)).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
}

/** Everything that a list can be narrowed by, in a rail or in a drawer. */
export function ListFilters({ scope, wanted, onWant }: ListFiltersProps) {
  const { prefix, currency } = useStoreView();
  return (
    <FilterPanel
      facets={useFacets(scope)}
      chosen={wanted.chosen}
      currency={currency}
      action={categoryHref(prefix, scope.category)}
      keep={keptBeside(scope.address, "filters")}
      onChange={(code, values) => onWant((before) => withChosen(before, code, values))}
    />
  );
}
