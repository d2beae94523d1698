import { Fragment, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ProductShelf } from "../catalog/listing/ProductShelf.tsx";
import { ViewedProducts } from "./ViewedProducts.tsx";

export interface RecentlyViewedProps {
  /** The products, the most recently viewed first. Each `card` is a `ProductCard`. */
  products: readonly { readonly id: string; readonly card: ReactNode }[];
  /** Called to clear the list at once; the shelf then offers to undo it. */
  onClear: () => void;
  /** Called to restore the list cleared last. */
  onRestore: () => void;
  /** The link shown to shoppers without recently viewed products. */
  shopHref: string;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/**
 * Renders the products viewed in this browser, on a shelf that can be cleared. A card with a missing picture keeps its
 * size.
 */
export function RecentlyViewed({ products, level = 2, ...list }: RecentlyViewedProps) {
  return (
    <ViewedProducts {...list} isEmpty={products.length === 0} keepsWayOn={false} level={level}>
      <ProductShelf level={level} title={<FormattedMessage id="ui.recentlyViewed.title" />}>
        {products.map(({ id, card }) => (
          <Fragment key={id}>{card}</Fragment>
        ))}
      </ProductShelf>
    </ViewedProducts>
  );
}
