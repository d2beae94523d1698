import { useEffect, useRef } from "react";

/**
 * Does something once the browser has taken a component over: what was ticked, moved or typed before that stands in the
 * page and in nobody's state.
 */
export function useTakenOver(work: () => void): void {
  const first = useRef(work);
  useEffect(() => first.current(), []);
}
