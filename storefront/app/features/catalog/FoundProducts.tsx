import { LoadMore } from "@dioptra/ui";
import { useRef } from "react";
import { catalog } from "#configuration/catalog.ts";
import { listHref } from "#domain/catalog/listHref.ts";
import type { ListScope } from "../../queries/catalog.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { ListPages } from "./ListPages.tsx";
import { useListPages } from "./useListPages.ts";
import { useLoadMore } from "./useLoadMore.ts";

const { pageSize } = catalog;

export interface FoundProductsProps {
  readonly scope: ListScope;
  /** On all pages. */
  readonly total: number;
  /** The next page stands below the others. */
  readonly onPage: (page: number) => void;
}

/** As many of the products as were asked for, and the way to more. */
export function FoundProducts({ scope, total, onPage }: FoundProductsProps) {
  const { prefix } = useStoreView();
  const grid = useRef<HTMLUListElement>(null);
  const pages = useListPages(scope);
  const { state, load } = useLoadMore(scope, onPage);
  const { category, address } = scope;
  const first = pages[0]?.address.page ?? 1;
  const from = (first - 1) * pageSize + 1;
  const to = Math.min(address.page * pageSize, total);
  const hrefOf = (page: number) => listHref(prefix, category, { ...address, page });
  const focusProduct = (place: number) => {
    const link = grid.current?.children[place - from]?.querySelector("a");
    link?.focus({ preventScroll: true });
  };
  return (
    <>
      <ListPages ref={grid} pages={pages} />
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
    </>
  );
}
