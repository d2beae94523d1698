import { useEffect, useEffectEvent, useState } from "react";

const secondsUntil = (deadline: number, now: number) => Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * Whole seconds until the deadline (milliseconds of the epoch), told anew each second; null before the page's script
 * runs. `onEnd` is called once, when none is left.
 */
export function useSecondsLeft(deadline: number, now: () => number, onEnd: () => void): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  const clock = useEffectEvent(now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const at = clock();
      const left = secondsUntil(deadline, at);
      setSeconds(left);
      if (left === 0) end();
      // To the next full second, so that none is left out, also after the device slept.
      else timer = setTimeout(tick, (deadline - at) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);
  return seconds;
}
