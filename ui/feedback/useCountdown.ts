import { useEffect, useEffectEvent, useState } from "react";
import { createCountdown } from "./createCountdown.ts";

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
