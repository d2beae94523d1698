import { FilterChips, SortSelect } from "@dioptra/ui";
import { useIntl } from "react-intl";
import { filters } from "#configuration/filters.ts";
import { categoryHref } from "#domain/catalog/category.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import * as styles from "./CategoryView.css.ts";
import { keptBeside, type ListFiltersProps } from "./ListFilters.tsx";
import { listLinks } from "./listLinks.ts";
import { useFacets } from "./useFacets.ts";

/** What the products are narrowed to, and their order. */
export function ListChoices({ scope, wanted, onWant }: ListFiltersProps) {
  const { prefix, currency } = useStoreView();
  const facets = useFacets(scope);
  return (
    <>
      <div className={styles.chips}>
        <FilterChips facets={facets} currency={currency} {...listLinks(prefix, scope, wanted)} />
      </div>
      <Order scope={scope} wanted={wanted} onWant={onWant} />
    </>
  );
}

const relevance = "relevance";
const orders = filters.sortOptions.map(({ id }) => id);

function Order({ scope, wanted, onWant }: ListFiltersProps) {
  const intl = useIntl();
  const { prefix } = useStoreView();
  // What is searched for comes with the best matches first, unless somebody wants it otherwise.
  const isSearch = scope.address.text !== null;
  const offered = isSearch ? [relevance, ...orders] : orders;
  const usual = isSearch ? relevance : (orders[0] ?? relevance);
  return (
    <SortSelect
      options={offered.map((id) => ({ id, label: intl.formatMessage({ id: `category.sort.${id}` }) }))}
      value={wanted.sort ?? usual}
      onChange={(id) => onWant((before) => ({ ...before, page: 1, sort: id === usual ? null : id }))}
      action={categoryHref(prefix, scope.category)}
      keep={keptBeside(scope.address, "sort")}
    />
  );
}
