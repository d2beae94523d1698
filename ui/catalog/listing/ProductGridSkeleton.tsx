import { Skeleton } from "../../feedback/Skeleton.tsx";
import * as card from "./ProductCard.css.ts";
import { grid } from "./ProductGrid.css.ts";
import type { ProductGridProps } from "./ProductGrid.tsx";
import { dots } from "./ProductGridSkeleton.css.ts";

export interface ProductGridSkeletonProps extends Pick<ProductGridProps, "room"> {
  /** How many products are on their way. */
  count: number;
}

/** Holds the place of a `ProductGrid`, card by card, so that nothing moves when it comes. Silent, as every `Skeleton`. */
export function ProductGridSkeleton({ count, room = "page" }: ProductGridSkeletonProps) {
  return (
    <div className={grid[room]} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={card.card}>
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
