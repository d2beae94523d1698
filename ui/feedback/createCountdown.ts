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
