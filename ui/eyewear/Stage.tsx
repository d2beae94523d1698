import type { ReactNode } from "react";
import { stage } from "./Stage.css.ts";

export interface StageProps {
  /** Width to height: a card's 3:4, the gallery's 1170:850, a swatch's 2:1, a cart line's square. @default "card" */
  ratio?: "card" | "wide" | "swatch" | "square";
  /** @default "card" */
  radius?: "card" | "control" | "none";
  /** The picture, and what lies on it in `onStage` colours. */
  children: ReactNode;
}

/** The ground that a product stands on, the same for every picture; it takes its width from around it. */
export function Stage({ ratio = "card", radius = "card", children }: StageProps) {
  return <div className={stage({ ratio, radius })}>{children}</div>;
}
