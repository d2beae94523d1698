import { FilterActions, FilterChips, FilterPanel, LoadMore, MySize, SortSelect } from "@dioptra/ui";
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
import type { SearchedWords } from "#domain/catalog/listSearch.ts";
import { listQuery, type ListScope, pageOf } from "../../queries/list.ts";
import { useMySize, useShop, useStoreView } from "../../state/useShop.ts";
import { LazyDrawer } from "../../components/lazyDialogs.ts";
import { listLinks, useFacets } from "./useFacets.ts";
import type { ListChange } from "./listState.ts";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { filters } from "#configuration/filters.ts";
import * as styles from "./CategoryView.css.ts";
import { styled } from "./ListControls.css.ts";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type AnyRouter, useMatch, useRouteContext, useRouter } from "@tanstack/react-router";
import { type RefObject, useState } from "react";
import { listRules } from "./listRules.ts";
import { catalog } from "#configuration/catalog.ts";

export interface ListFiltersProps {
  readonly scope: ListScope;
  /** The list that was requested last: the one that is shown, or one that is still loading. */
  readonly requested: ListAddress;
  readonly onChange: (change: ListChange) => void;
}

/**
 * Returns the hidden fields that a form without JavaScript submits in addition to its own: the rest of the list's
 * address, on its first page.
 */
function hiddenFieldsFor(address: ListAddress, form: "filters" | "sort"): (readonly [string, string])[] {
  const rest = form === "sort" ? { ...address, sort: null, page: 1 } : withoutFilters(address);
  return Object.entries(toListQuery(rest)).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
}

/** The attributes of a frame's size, as its temple names them. */
const sizeCodes = { lensWidth: "width", bridge: "bridge", temple: "length" } as const;

/** The shopper's size, in lists of frames. */
function FrameSize({ scope, requested, onChange }: ListFiltersProps) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const { mySize } = useShop();
  const size = useMySize();
  const hasFrames = data.facets.some(({ code, options }) => code === sizeCodes.lensWidth && options.length > 0);
  if (!hasFrames && !requested.chosen[sizeCodes.lensWidth]) return null;
  return (
    <MySize
      codes={sizeCodes}
      chosen={requested.chosen}
      size={size}
      onSize={(next) => mySize.setState(next)}
      onNarrow={(values) =>
        onChange((before) =>
          Object.entries(values).reduce((address, [code, own]) => withChosen(address, code, own), before),
        )
      }
    />
  );
}

/** All filters of a list, beside it or in a drawer. */
export function ListFilters({ scope, requested, onChange }: ListFiltersProps) {
  const { prefix, currency } = useStoreView();
  return (
    <div className={styled}>
      <FrameSize scope={scope} requested={requested} onChange={onChange} />
      <FilterPanel
        facets={useFacets(scope)}
        chosen={requested.chosen}
        currency={currency}
        action={categoryHref(prefix, scope.category)}
        otherParameters={hiddenFieldsFor(scope.address, "filters")}
        onChange={(code, values) => onChange((before) => withChosen(before, code, values))}
      />
    </div>
  );
}

/** The chosen filters, each with a link that removes it, and the sort order. */
export function ListChoices({ scope, requested, onChange }: ListFiltersProps) {
  const { prefix, currency } = useStoreView();
  const facets = useFacets(scope);
  return (
    <div className={styled}>
      <div className={styles.chips}>
        <FilterChips facets={facets} currency={currency} {...listLinks(prefix, scope, requested)} />
      </div>
      <SortOrder scope={scope} requested={requested} onChange={onChange} />
    </div>
  );
}

/** Says which words of a search were corrected or left out; nothing if none was. */
export function WordsNotice({ words: { leftOut, corrected } }: { readonly words: SearchedWords }) {
  if (leftOut.length === 0 && corrected.length === 0) return null;
  return (
    <output className={styles.words}>
      {corrected.map(({ typed, meant }) => (
        <p key={typed}>
          <FormattedMessage id="search.corrected" values={{ typed, meant }} />
        </p>
      ))}
      {leftOut.length > 0 && (
        <p>
          <FormattedMessage id="search.leftOut" values={{ words: <FormattedList value={leftOut} /> }} />
        </p>
      )}
    </output>
  );
}

const relevance = "relevance";
const sortIds = filters.sortOptions.map(({ id }) => id);

function SortOrder({ scope, requested, onChange }: ListFiltersProps) {
  const intl = useIntl();
  const { prefix } = useStoreView();
  // Search results are sorted by relevance unless the shopper chooses another order.
  const isSearch = scope.address.text !== null;
  const offered = isSearch ? [relevance, ...sortIds] : sortIds;
  const defaultSort = isSearch ? relevance : (sortIds[0] ?? relevance);
  return (
    <SortSelect
      options={offered.map((id) => ({ id, label: intl.formatMessage({ id: `category.sort.${id}` }) }))}
      value={requested.sort ?? defaultSort}
      onChange={(id) => onChange((before) => ({ ...before, page: 1, sort: id === defaultSort ? null : id }))}
      action={categoryHref(prefix, scope.category)}
      otherParameters={hiddenFieldsFor(scope.address, "sort")}
    />
  );
}

export interface FilterDrawerProps extends ListFiltersProps {
  /** Number of products that match the filters; null while the list is loading. */
  readonly total: number | null;
  /** Number of chosen filter values. */
  readonly count: number;
  readonly onClose: () => void;
  /** Opens the drawer again after its code failed to load. */
  readonly onOpen: () => void;
}

/** The drawer with the filters, over the list. */
export function FilterDrawer({ scope, requested, onChange, total, count, onClose }: FilterDrawerProps) {
  const { prefix, currency } = useStoreView();
  const links = listLinks(prefix, scope, requested);
  return (
    <LazyDrawer
      open
      onClose={onClose}
      side="start"
      title={<FormattedMessage id="category.filters" />}
      count={count}
      footer={<FilterActions count={total} onShow={onClose} clearHref={links.clearHref} />}
    >
      <FilterChips facets={useFacets(scope)} currency={currency} {...links} layout="lines" />
      <ListFilters scope={scope} requested={requested} onChange={onChange} />
    </LazyDrawer>
  );
}

export type LoadMoreState = "idle" | "pending" | "failed";

/** Loads the next page of a list and calls `onLoaded` with its number. A failed request can be repeated. */
function useLoadMore(scope: ListScope, onLoaded: (page: number) => void) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { path, search } = useMatch({
    from: "/c/$slug",
    select: (match) => ({ path: match.pathname, search: writeQuery(match.search) }),
    structuralSharing: true,
  });
  const { address } = scope;
  // From `address`, which is the list that is shown; the router's match may be a moment behind it. Only the match has the
  // options in the address that do not exist.
  const shownLists = new Set([path + writeQuery(toListQuery(address)), path + search]);
  const [request, setRequest] = useState<{ address: ListAddress; state: LoadMoreState }>({ address, state: "idle" });
  const next = address.page + 1;
  const setState = (state: LoadMoreState) => setRequest({ address, state });
  async function load() {
    setState("pending");
    try {
      await queryClient.ensureQueryData(listQuery(client, pageOf(scope, next)));
      setState("idle");
      // If the shopper has changed or left the list meanwhile, its next page is dropped.
      if (shownLists.has(requestedList(router))) onLoaded(next);
    } catch {
      setState("failed");
    }
  }
  // The state of another list's request does not apply to this one.
  return { state: request.address === address ? request.state : "idle", load };
}

/** Returns the list in the address bar, which changes before the list that is shown. */
function requestedList({ latestLocation: { pathname, search } }: AnyRouter): string {
  return pathname + writeQuery(toListQuery(readListAddress(search, listRules)));
}

const { pageSize } = catalog;

export interface MoreProductsProps {
  readonly scope: ListScope;
  /** Number of the first page that is shown. */
  readonly first: number;
  /** Number of products on all pages. */
  readonly total: number;
  /** Called with the number of the next page when it was loaded and appended. */
  readonly onPage: (page: number) => void;
  /** The element with the products. */
  readonly grid: RefObject<HTMLUListElement | null>;
}

/** Says how many products are shown, and loads more. */
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
      onLoaded={focusProduct}
    />
  );
}
