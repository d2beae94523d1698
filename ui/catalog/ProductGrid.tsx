import type { ReactNode } from "react";
import { grid } from "./ProductGrid.css.ts";

export interface ProductGridProps {
  /** Names the list where no heading above it does. */
  label?: string;
  /** `ProductCard`s. */
  children: ReactNode;
}

/** Products side by side: two on phones, three on tablets, four on the desktop. */
export function ProductGrid({ label, children }: ProductGridProps) {
  return (
    <ul className={grid} aria-label={label}>
      {children}
    </ul>
  );
}
