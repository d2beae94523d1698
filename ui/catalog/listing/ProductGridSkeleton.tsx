import { Skeleton } from "../../feedback/Skeleton.tsx";
import * as card from "./ProductCard.css.ts";
import { grid } from "./ProductGrid.css.ts";
import type { ProductGridProps } from "./ProductGrid.tsx";
import { dots } from "./ProductGridSkeleton.css.ts";

export interface ProductGridSkeletonProps extends Pick<ProductGridProps, "availableWidth"> {
  /** The number of products that are loading. */
  count: number;
}

/**
 * Renders placeholders in the layout of a `ProductGrid`, so that nothing moves when the products arrive. Hidden from
 * screen readers, like every `Skeleton`.
 */
export function ProductGridSkeleton({ count, availableWidth = "page" }: ProductGridSkeletonProps) {
  return (
    <div className={grid[availableWidth]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={card.card}>
          <div className={card.stage}>
            <Skeleton shape="picture" />
          </div>
          <div className={`${card.dots} ${dots}`} />
          <div className={card.name}>
            <Skeleton shape="line" length="short" />
          </div>
          <div className={card.kind}>
            <Skeleton shape="line" length="long" />
          </div>
          <div className={card.mark}>
            <Skeleton shape="line" length="long" />
          </div>
          <div className={card.price}>
            <Skeleton shape="line" length="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
