import { Button, ProductGrid, SkipLink, VisuallyHidden } from "@dioptra/ui";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { type Ref, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FilterDrawerProps, ListFiltersProps } from "./ListControls.tsx";
import {
  LazyFilterDrawer,
  LazyListChoices,
  LazyListFilters,
  LazyMoreProducts,
  LazyNothingFound,
  LazyWordsNotice,
} from "./lazyList.ts";
import * as styles from "./CategoryView.css.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { later } from "../../components/later.css.ts";
import { loadOnIntent } from "../../components/lazyDialogs.ts";
import { listQuery, type ListScope } from "../../queries/list.ts";
import { ProductTile } from "../../components/ProductTile.tsx";
import { useBatchedListChange, useListPages } from "./listState.ts";
import type { ListAddress } from "#domain/catalog/listAddress.ts";

type FilterButtonProps = Omit<FilterDrawerProps, "count" | "onClose" | "onOpen">;

/** Button and drawer with the filters, for screens without room for a filter column beside the list. */
function FilterButton(props: FilterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(props.requested.chosen).flat().length;
  const button = useRef<HTMLButtonElement>(null);
  // While the drawer's code was loading, the focus may have moved to an element that a filter has removed since. So the
  // focus is returned here when the drawer closes, not by the drawer.
  useEffect(() => {
    const opener = button.current;
    return isOpen ? () => opener?.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);
  return (
    <>
      <Button ref={button} variant="text" {...loadOnIntent(LazyFilterDrawer)} onClick={() => setOpen(true)}>
        <SlidersHorizontal size={20} />
        <FormattedMessage id="category.filtersChosen" values={{ count }} />
      </Button>
      {isOpen && (
        <LazyFilterDrawer {...props} count={count} onClose={() => setOpen(false)} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}

/** The bar above the products, with the chosen filters and the sort order. */
function ListBar({ total, ...list }: FilterButtonProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.drawerButton}>
        <FilterButton {...list} total={total} />
      </div>
      <div className={later}>
        <LazyListChoices {...list} />
      </div>
    </div>
  );
}

/** Number of products whose pictures are above the fold on every screen size. */
const firstRow = 4;

export interface ListPagesProps {
  readonly pages: readonly ListScope[];
  readonly ref: Ref<HTMLUListElement>;
}

/** Shows several pages of a list as one grid. */
function ListPages({ pages, ref }: ListPagesProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "category.results" });
  return (
    <>
      <VisuallyHidden>
        <h2>{label}</h2>
      </VisuallyHidden>
      <ProductGrid ref={ref} availableWidth="beside-rail" label={label}>
        {pages.map((page, index) => (
          <PageTiles key={page.address.page} page={page} isFirst={index === 0} />
        ))}
      </ProductGrid>
    </>
  );
}

function PageTiles({ page, isFirst }: { readonly page: ListScope; readonly isFirst: boolean }) {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const { data } = useSuspenseQuery(listQuery(client, page));
  return data.products.map((product, place) => (
    <ProductTile key={product.parentSku} product={product} isFirst={isFirst && place < firstRow} />
  ));
}

export interface FoundProductsProps {
  readonly scope: ListScope;
  /** Number of products on all pages. */
  readonly total: number;
  /** Called with the number of the next page when it was loaded and appended. */
  readonly onPage: (page: number) => void;
}

/** The products of the loaded pages, and the button that loads more. */
export function FoundProducts({ scope, total, onPage }: FoundProductsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const pages = useListPages(scope);
  const first = pages[0]?.address.page ?? 1;
  return (
    <>
      <ListPages ref={grid} pages={pages} />
      <LazyMoreProducts scope={scope} first={first} total={total} onPage={onPage} grid={grid} />
    </>
  );
}

export interface CategoryListProps extends Omit<ListFiltersProps, "onChange"> {
  /** Called with the address of the list that the shopper requests. */
  readonly onRequest: (address: ListAddress) => void;
  /** Called with the number of the next page when it was loaded and appended. */
  readonly onPage: (page: number) => void;
}

/** The element that the link past the filters leads to. */
const productsId = "products";

/** The products of a list with its filters. */
export function CategoryList({ scope, requested, onRequest, onPage }: CategoryListProps) {
  "use memo";
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const change = useBatchedListChange(requested, onRequest);
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const isWaiting = requested !== scope.address;
  const isNarrowed = Object.keys(scope.address.chosen).length > 0;
  if (data.total === 0 && !isNarrowed) return <LazyNothingFound scope={scope} />;
  const filters = { scope, requested, onChange: change };
  return (
    <div className={styles.columns}>
      <SkipLink href={`#${productsId}`}>
        <FormattedMessage id="category.skip" />
      </SkipLink>
      <div className={styles.rail}>
        <div className={later}>
          <LazyListFilters {...filters} />
        </div>
      </div>
      <div>
        {data.words && <LazyWordsNotice words={data.words} />}
        <ListBar {...filters} total={isWaiting ? null : data.total} />
        <section
          id={productsId}
          tabIndex={-1}
          className={styles.list[isWaiting ? "waiting" : "current"]}
          aria-busy={isWaiting || undefined}
        >
          {data.total === 0 ? (
            <LazyNothingFound scope={scope} />
          ) : (
            <FoundProducts scope={scope} total={data.total} onPage={onPage} />
          )}
        </section>
      </div>
    </div>
  );
}
