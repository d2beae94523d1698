import type { ReactNode, Ref } from "react";
import { grid } from "./ProductGrid.css.ts";

export interface ProductGridProps {
  /** Names the list where no heading above it does. */
  label?: string;
  /** The room that it has: the page's width, or what a rail of filters leaves of it. @default "page" */
  room?: "page" | "beside-rail";
  /** So that what came below can take the focus. */
  ref?: Ref<HTMLUListElement>;
  /** `ProductCard`s. */
  children: ReactNode;
}

/** Products side by side: two on phones, three on tablets, four on the desktop, and three beside a rail. */
export function ProductGrid({ label, room = "page", ref, children }: ProductGridProps) {
  return (
    // Without markers, Safari takes a list for none.
    <ul ref={ref} className={grid[room]} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
