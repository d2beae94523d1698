import { ProductGrid, VisuallyHidden } from "@dioptra/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { Ref } from "react";
import { useIntl } from "react-intl";
import { listQuery, type ListScope } from "../../queries/catalog.ts";
import { ProductTile } from "./ProductTile.tsx";

/** Pictures that are in the first view on any screen. */
const firstRow = 4;

export interface ListPagesProps {
  readonly pages: readonly ListScope[];
  readonly ref: Ref<HTMLUListElement>;
}

/** Pages of one list as one grid. */
export function ListPages({ pages, ref }: ListPagesProps) {
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
