import type { ComponentPropsWithRef } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export type VisuallyHiddenProps = Omit<ComponentPropsWithRef<"span">, "className" | "style">;

/** Renders text for screen readers only, such as what the visual design already conveys. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={visuallyHidden} />;
}
