import { type RefObject, useEffect, useEffectEvent } from "react";

/** Runs work after the form of a control was reset, because a reset does not reach the state of a component. */
export function useFormReset(control: RefObject<HTMLElement | null>, work: () => void): void {
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) work();
  });
  useEffect(() => {
    const form = control.current?.closest("form");
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [control]);
}
