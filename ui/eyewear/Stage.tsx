import type { ReactNode } from "react";
import { stage } from "./Stage.css.ts";

export interface StageProps {
  /**
   * Width to height: a card's 3:4, a wide picture's 1170:850, a swatch's 2:1, a thumbnail's 4:3, a cart line's square;
   * `gallery` is nearly square on phones and wide from the desktop on. @default "card"
   */
  ratio?: "card" | "wide" | "swatch" | "thumbnail" | "square" | "gallery";
  /** `gallery` has corners from the desktop on and fills a phone from edge to edge. @default "card" */
  radius?: "card" | "control" | "gallery";
  /** The picture, and what lies on it in `onStage` colours. */
  children: ReactNode;
}

/** The ground that a product stands on, the same for every picture; it takes its width from around it. */
export function Stage({ ratio = "card", radius = "card", children }: StageProps) {
  return <div className={stage({ ratio, radius })}>{children}</div>;
}
