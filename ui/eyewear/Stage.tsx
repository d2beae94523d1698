import type { ReactNode } from "react";
import { stage } from "./Stage.css.ts";

export interface StageProps {
  /**
   * The aspect ratio: `card` 3:4, `wide` 1170:850, `swatch` 2:1, `thumbnail` 4:3, `square` 1:1. `gallery` is nearly square
   * on phones and `wide` on desktops. @default "card"
   */
  ratio?: "card" | "wide" | "swatch" | "thumbnail" | "square" | "gallery";
  /** The corner radius. `gallery` is rounded on desktops and fills phones from edge to edge. @default "card" */
  radius?: "card" | "control" | "gallery";
  /** The picture, and what is shown over it in `onStage` colours. */
  children: ReactNode;
}

/** The background of a product picture, the same for all pictures. It takes the width of its container. */
export function Stage({ ratio = "card", radius = "card", children }: StageProps) {
  return <div className={stage({ ratio, radius })}>{children}</div>;
}
