import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells when pointer or focus go elsewhere than into `ref`, and when one of its links is followed. */
export function useLeaving(ref: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const leaveOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) leave();
    };
    const leaveByLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) leave();
    };
    document.addEventListener("pointerdown", leaveOutside);
    document.addEventListener("focusin", leaveOutside);
    element.addEventListener("click", leaveByLink);
    return () => {
      document.removeEventListener("pointerdown", leaveOutside);
      document.removeEventListener("focusin", leaveOutside);
      element.removeEventListener("click", leaveByLink);
    };
  }, [ref]);
}
