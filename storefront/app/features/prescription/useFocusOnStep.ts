import { useEffect, useRef } from "react";

/**
 * Returns a ref for the steps. When another step, or that of another frame, is shown, its heading receives the focus, because the button that led to
 * it has disappeared. `shown` names both; it is null until the stored answers have been read.
 */
export function useFocusOnStep(shown: string | null) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    const hasChanged = last.current !== null && shown !== null && last.current !== shown;
    last.current = shown;
    if (!hasChanged) return;
    const heading = content.current?.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [shown]);
  return content;
}
