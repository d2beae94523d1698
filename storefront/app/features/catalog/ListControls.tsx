import { Drawer, FilterChips, FilterFoot, FilterPanel, LoadMore, SortSelect } from "@dioptra/ui";
import { categoryHref } from "#domain/catalog/category.ts";
import {
  type ListAddress,
  listHref,
  readListAddress,
  toListQuery,
  withChosen,
  withoutFilters,
  writeQuery,
} from "#domain/catalog/listAddress.ts";
import { listQuery, type ListScope, pageOf } from "../../queries/catalog.ts";
import { useStoreView } from "../../state/useShop.ts";
import { listLinks, useFacets } from "./useFacets.ts";
import type { ListChange } from "./listState.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { filters } from "#configuration/filters.ts";
import * as styles from "./CategoryView.css.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type AnyRouter, useMatch, useRouteContext, useRouter } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
import { listRules } from "./listRules.ts";
import { catalog } from "#configuration/catalog.ts";

export interface ListFiltersProps {
  readonly scope: ListScope;
  /** What was asked for last: what is shown, or on its way. */
  readonly wanted: ListAddress;
  readonly onWant: (change: ListChange) => void;
}

/** What a form must carry on: everything that it does not ask about itself, and the first page. */
function keptBeside(address: ListAddress, asked: "filters" | "sort"): (readonly [string, string])[] {
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

export interface OpenFilterDrawerProps extends ListFiltersProps {
  /** Products that are left; null while they are counted. */
  readonly total: number | null;
  /** Values that are chosen. */
  readonly count: number;
  readonly onClose: () => void;
  /** Opens them again, after their code did not load. */
  readonly onOpen: () => void;
}

/** The filters over the list. */
export function OpenFilterDrawer({ scope, wanted, onWant, total, count, onClose }: OpenFilterDrawerProps) {
  const { prefix, currency } = useStoreView();
  const links = listLinks(prefix, scope, wanted);
  return (
    <Drawer
      open
      onClose={onClose}
      side="start"
      title={<FormattedMessage id="category.filters" />}
      count={count}
      foot={<FilterFoot count={total} onShow={onClose} clearHref={links.clearHref} />}
    >
      <FilterChips facets={useFacets(scope)} currency={currency} {...links} layout="lines" />
      <ListFilters scope={scope} wanted={wanted} onWant={onWant} />
    </Drawer>
  );
}

export type LoadMoreState = "idle" | "pending" | "failed";

/** Brings one more page, and hands over to `onLoaded` when it is there; what failed can be tried again. */
function useLoadMore(scope: ListScope, onLoaded: (page: number) => void) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const path = useMatch({ from: "/c/$slug", select: ({ pathname }) => pathname });
  const { address } = scope;
  // By what is shown: the match may be a moment behind the list.
  const seen = path + writeQuery(toListQuery(address));
  const [made, setMade] = useState<{ of: ListAddress; state: LoadMoreState }>({ of: address, state: "idle" });
  const next = address.page + 1;
  const setState = (state: LoadMoreState) => setMade({ of: address, state });
  async function load() {
    setState("pending");
    try {
      await queryClient.ensureQueryData(listQuery(client, pageOf(scope, next)));
      setState("idle");
      // The shopper has changed the list or left it meanwhile, so its next page is dropped.
      if (wantedList(router) === seen) onLoaded(next);
    } catch {
      setState("failed");
    }
  }
  // What became of another list is not said of this one.
  return { state: made.of === address ? made.state : "idle", load };
}

/** The list whose address stands in the address bar, which is ahead of the list that is seen. */
function wantedList({ latestLocation: { pathname, search } }: AnyRouter): string {
  return pathname + writeQuery(toListQuery(readListAddress(search, listRules)));
}

const { pageSize } = catalog;

export interface MoreProductsProps {
  readonly scope: ListScope;
  /** The first page that is shown. */
  readonly first: number;
  /** On all pages. */
  readonly total: number;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
  /** The products that are shown. */
  readonly grid: RefObject<HTMLUListElement | null>;
}

/** The way to more products. */
export function MoreProducts({ scope, first, total, onPage, grid }: MoreProductsProps) {
  const { prefix } = useStoreView();
  const { state, load } = useLoadMore(scope, onPage);
  const { category, address } = scope;
  const from = (first - 1) * pageSize + 1;
  const to = Math.min(address.page * pageSize, total);
  const hrefOf = (page: number) => listHref(prefix, category, { ...address, page });
  const focusProduct = (place: number) => {
    const link = grid.current?.children[place - from]?.querySelector("a");
    link?.focus({ preventScroll: true });
  };
  return (
    <LoadMore
      from={from}
      to={to}
      total={total}
      nextHref={to < total ? hrefOf(address.page + 1) : null}
      previousHref={first > 1 ? hrefOf(first - 1) : null}
      state={state}
      onLoad={() => void load()}
      onCame={focusProduct}
    />
  );
}
