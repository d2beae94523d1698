import type { ReactNode } from "react";
import { badge } from "./Badge.css.ts";

export interface BadgeProps {
  /** The tone; `sale` for price reductions only. @default "plain" */
  tone?: "plain" | "sale";
  /** A word or a percentage. */
  children: ReactNode;
}

/** Renders a short label on a product's picture, such as "New" or "−20%". */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
