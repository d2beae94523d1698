import { LoadMore } from "@dioptra/ui";
import type { RefObject } from "react";
import { catalog } from "#configuration/catalog.ts";
import { listHref } from "#domain/catalog/listAddress.ts";
import type { ListScope } from "../../queries/catalog.ts";
import { useStoreView } from "../../state/useStoreView.ts";
import { useLoadMore } from "./useLoadMore.ts";

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
