import { useEffect, useRef } from "react";
import type { ConfiguratorStep } from "#domain/configurator/steps.ts";

/**
 * Returns a ref for the steps. When another step is shown, its heading receives the focus, because the button that led to
 * it has disappeared. `step` is null until the stored answers have been read.
 */
export function useFocusOnStep(step: ConfiguratorStep | null) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef<ConfiguratorStep | null>(null);
  useEffect(() => {
    const hasChanged = last.current !== null && step !== null && last.current !== step;
    last.current = step;
    if (!hasChanged) return;
    const heading = content.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [step]);
  return content;
}
