import type { Finish, FrameMaterial } from "../eyewear/frame.ts";
import { onAcetate, onMetal } from "./FinishDots.css.ts";

/** The class that paints a dot in a finish. Lacquer on wire shines otherwise than acetate. */
export const finishClass = (finish: Finish, material: FrameMaterial): string | undefined =>
  (material === "metal" || material === "titanium" ? onMetal : onAcetate)[finish];
