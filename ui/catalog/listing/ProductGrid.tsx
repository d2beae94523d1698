import type { ReactNode, Ref } from "react";
import { grid } from "./ProductGrid.css.ts";

export interface ProductGridProps {
  /** The accessible name of the list; needed where no heading precedes it. */
  label?: string;
  /** The available width: the page, or the part beside a rail of filters. @default "page" */
  availableWidth?: "page" | "beside-rail";
  /** A ref to the list, so that newly loaded cards can be focused. */
  ref?: Ref<HTMLUListElement>;
  /** `ProductCard` elements. */
  children: ReactNode;
}

/** Renders products in a grid: two columns on phones, three on tablets, four on the desktop, three beside a rail. */
export function ProductGrid({ label, availableWidth = "page", ref, children }: ProductGridProps) {
  return (
    // Without markers, Safari ignores the list semantics unless `role` is set.
    <ul ref={ref} className={grid[availableWidth]} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
