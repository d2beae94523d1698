import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";

/** A countdown that can be paused. */
export interface Countdown {
  /** Starts or continues the countdown; `onEnd` is called when the time is up. */
  resume: (onEnd: () => void) => void;
  /** Stops the countdown; `resume` continues with the remaining time. */
  pause: () => void;
}

/** Creates a countdown in milliseconds that can be paused. It starts with the first `resume`. */
export function createCountdown(milliseconds: number): Countdown {
  let remaining = milliseconds;
  let resumedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    resume(onEnd) {
      resumedAt = performance.now();
      timer = setTimeout(onEnd, remaining);
    },
    pause() {
      clearTimeout(timer);
      remaining -= performance.now() - resumedAt;
    },
  };
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Returns whether the page is in a tab or a window that nobody sees. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(
    followVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * Calls `onEnd` after the given milliseconds, not counting paused time and time in which the page is hidden; with null,
 * never.
 */
export function useCountdown(milliseconds: number | null, isPaused: boolean, onEnd: () => void): void {
  const [countdown] = useState(() => (milliseconds === null ? null : createCountdown(milliseconds)));
  const end = useEffectEvent(onEnd);
  const isStopped = usePageHidden() || isPaused;
  useEffect(() => {
    if (isStopped || !countdown) return undefined;
    countdown.resume(() => end());
    return () => countdown.pause();
  }, [countdown, isStopped]);
}
