import type { ComponentPropsWithRef } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = Omit<ComponentPropsWithRef<"span">, "className" | "style">;

/** Text for screen readers alone, where the picture already says it to the eye. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden} />;
}
