import type { ReactNode } from "react";
import { badge } from "./Badge.css.ts";

export interface BadgeProps {
  /** `sale` for reductions only. @default "plain" */
  tone?: "plain" | "sale";
  /** A word or a percentage. */
  children: ReactNode;
}

/** What is special about a product, in a word on its picture. */
export function Badge({ tone = "plain", children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
