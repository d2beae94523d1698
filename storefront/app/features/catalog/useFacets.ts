import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { filters } from "#configuration/filters.ts";
import { type Facet, facetsOf } from "#domain/catalog/facet.ts";
import { pricedIn } from "#domain/catalog/facetSetting.ts";
import { listQuery, type ListScope } from "../../queries/list.ts";
import { type ListAddress, listHref, withChosen, withoutFilters } from "#domain/catalog/listAddress.ts";

/** Returns the filters of a list with their counts, from the list's last answer. */
export function useFacets(scope: ListScope): readonly Facet[] {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const { chosen } = scope.address;
  const { currency } = scope;
  return useMemo(() => facetsOf(data.facets, chosen, pricedIn(filters, currency)), [data.facets, chosen, currency]);
}

/** Creates the links of a list: `hrefOf` for other values of a filter, `clearHref` for no filters. */
export const listLinks = (prefix: string, { category }: Pick<ListScope, "category">, address: ListAddress) => ({
  hrefOf: (code: string, values: readonly string[]) => listHref(prefix, category, withChosen(address, code, values)),
  clearHref: listHref(prefix, category, withoutFilters(address)),
});
