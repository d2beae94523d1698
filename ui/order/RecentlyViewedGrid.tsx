import { Fragment } from "react";
import { ProductGrid } from "../catalog/listing/ProductGrid.tsx";
import type { RecentlyViewedProps } from "./RecentlyViewed.tsx";
import { ViewedProducts } from "./ViewedProducts.tsx";

export type RecentlyViewedGridProps = Omit<RecentlyViewedProps, "level">;

/**
 * Renders the products viewed in this browser as a page of their own, which has its own title. Beside the undo button it
 * keeps the link to the shop.
 */
export function RecentlyViewedGrid({ products, ...list }: RecentlyViewedGridProps) {
  return (
    <ViewedProducts {...list} isEmpty={products.length === 0} keepsWayOn level={2}>
      <ProductGrid availableWidth="beside-rail">
        {products.map(({ id, card }) => (
          <Fragment key={id}>{card}</Fragment>
        ))}
      </ProductGrid>
    </ViewedProducts>
  );
}
