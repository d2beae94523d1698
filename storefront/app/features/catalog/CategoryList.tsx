import { Button, ProductGrid, VisuallyHidden } from "@dioptra/ui";
import { SlidersHorizontal } from "@dioptra/ui/icons/SlidersHorizontal";
import { type Ref, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ListFiltersProps, OpenFilterDrawerProps } from "./ListControls.tsx";
import {
  LazyListChoices,
  LazyListFilters,
  LazyMoreProducts,
  LazyNothingFound,
  LazyOpenFilterDrawer,
} from "./lazyList.ts";
import * as styles from "./CategoryView.css.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { listQuery, type ListScope } from "../../queries/catalog.ts";
import { ProductTile } from "./ProductTile.tsx";
import { useBatchedListChange, useListPages } from "./listState.ts";
import type { ListAddress } from "#domain/catalog/listAddress.ts";

export type FilterDrawerProps = Omit<OpenFilterDrawerProps, "count" | "onClose" | "onOpen">;

/** The filters where the list has no rail beside it. */
function FilterDrawer(props: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const count = Object.values(props.wanted.chosen).flat().length;
  const button = useRef<HTMLButtonElement>(null);
  // While its code was on the way, the focus may have gone on to something that the filters have taken away since.
  useEffect(() => {
    const opener = button.current;
    return isOpen ? () => opener?.focus({ preventScroll: true }) : undefined;
  }, [isOpen]);
  return (
    <>
      <Button ref={button} variant="text" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={20} />
        <FormattedMessage id="category.filtersChosen" values={{ count }} />
      </Button>
      {isOpen && (
        <LazyOpenFilterDrawer {...props} count={count} onClose={() => setOpen(false)} onOpen={() => setOpen(true)} />
      )}
    </>
  );
}

/** Over the products: the ways to narrow and to order them. */
function ListBar({ total, ...list }: FilterDrawerProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.withoutRail}>
        <FilterDrawer {...list} total={total} />
      </div>
      <LazyListChoices {...list} />
    </div>
  );
}

/** Pictures that are in the first view on any screen. */
const firstRow = 4;

export interface ListPagesProps {
  readonly pages: readonly ListScope[];
  readonly ref: Ref<HTMLUListElement>;
}

/** Pages of one list as one grid. */
function ListPages({ pages, ref }: ListPagesProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "category.results" });
  return (
    <>
      <VisuallyHidden>
        <h2>{label}</h2>
      </VisuallyHidden>
      <ProductGrid ref={ref} room="beside-rail" label={label}>
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
  /** On all pages. */
  readonly total: number;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
}

/** As many of the products as were asked for, and the way to more. */
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

export interface CategoryListProps extends Omit<ListFiltersProps, "onWant"> {
  readonly onWant: (address: ListAddress) => void;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
}

/** The products of a list, and the ways to narrow it. */
export function CategoryList({ scope, wanted, onWant, onPage }: CategoryListProps) {
  "use memo";
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const want = useBatchedListChange(wanted, onWant);
  const { data } = useSuspenseQuery(listQuery(client, scope));
  const isWaiting = wanted !== scope.address;
  const isNarrowed = Object.keys(scope.address.chosen).length > 0;
  if (data.total === 0 && !isNarrowed) return <LazyNothingFound scope={scope} />;
  const filters = { scope, wanted, onWant: want };
  return (
    <div className={styles.columns}>
      <div className={styles.rail}>
        <LazyListFilters {...filters} />
      </div>
      <div>
        <ListBar {...filters} total={isWaiting ? null : data.total} />
        <section className={styles.list[isWaiting ? "waiting" : "there"]} aria-busy={isWaiting || undefined}>
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
