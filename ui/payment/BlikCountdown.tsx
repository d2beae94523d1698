import { FormattedMessage, useIntl } from "react-intl";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { useEffect, useEffectEvent, useState } from "react";

/** How long a code lives, in seconds (docs/specification/trade.md#trade-12). */
const lifetime = 120;
/** Seconds at which the rest is said: often enough to hurry, seldom enough to listen to anything else. */
const saidAt = [60, 30, 10];

export interface BlikCountdownProps {
  /** In milliseconds of the epoch. */
  deadline: number;
  now: () => number;
  onEnd: () => void;
}

/** The time that is left to confirm, for the eye each second, for the ear three times. */
export function BlikCountdown({ deadline, now, onEnd }: BlikCountdownProps) {
  const intl = useIntl();
  const seconds = useSecondsLeft(deadline, now, onEnd);
  if (seconds === null) return null;
  const said = saidAt.findLast((each) => seconds <= each && seconds > each - 5);
  const minutes = Math.floor(seconds / 60);
  const clock = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <div>
      <ProgressBar label={<FormattedMessage id="ui.blikInput.timeLeft" />} value={seconds} maximum={lifetime}>
        {clock}
      </ProgressBar>
      <VisuallyHidden aria-live="polite">
        {said === undefined ? null : intl.formatMessage({ id: "ui.blikInput.secondsLeft" }, { seconds: said })}
      </VisuallyHidden>
    </div>
  );
}

const secondsUntil = (deadline: number, now: number) => Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * Whole seconds until the deadline (milliseconds of the epoch), told anew each second; null before the page's script
 * runs. `onEnd` is called once, when none is left.
 */
function useSecondsLeft(deadline: number, now: () => number, onEnd: () => void): number | null {
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
