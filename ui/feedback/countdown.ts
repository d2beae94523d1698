import { useEffect, useEffectEvent, useState } from "react";

export interface Countdown {
  /** Lets the time run on; `onEnd` is called when it is used up. */
  resume: (onEnd: () => void) => void;
  pause: () => void;
}

/** A time to live, in milliseconds, that can be held. It does not run until it is resumed. */
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

/** Calls `onEnd` once the milliseconds have run, not counting the time that it was paused; null never ends. */
export function useCountdown(milliseconds: number | null, isPaused: boolean, onEnd: () => void): void {
  const [countdown] = useState(() => (milliseconds === null ? null : createCountdown(milliseconds)));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused || !countdown) return undefined;
    countdown.resume(() => end());
    return () => countdown.pause();
  }, [countdown, isPaused]);
}
