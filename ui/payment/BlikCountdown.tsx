import { FormattedMessage, useIntl } from "react-intl";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { useEffect, useEffectEvent, useState } from "react";

/** How long a code is valid, in seconds (docs/specification/trade.md#trade-12). */
const lifetime = 120;
/** The remaining seconds at which the time is announced. More announcements would drown out everything else. */
const announcedSeconds = [60, 30, 10];

export interface BlikCountdownProps {
  /** The end of the code's validity, in milliseconds since the epoch. */
  deadline: number;
  /** Returns the current time, in milliseconds since the epoch. */
  now: () => number;
  /** Called once, when the deadline has passed. */
  onEnd: () => void;
}

/** Renders the time left to confirm the payment: visible every second, announced three times. */
export function BlikCountdown({ deadline, now, onEnd }: BlikCountdownProps) {
  const intl = useIntl();
  const seconds = useSecondsLeft(deadline, now, onEnd);
  if (seconds === null) return null;
  const announced = announcedSeconds.findLast((each) => seconds <= each && seconds > each - 5);
  const minutes = Math.floor(seconds / 60);
  const clock = `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <div>
      <ProgressBar label={<FormattedMessage id="ui.blikInput.timeLeft" />} value={seconds} maximum={lifetime}>
        {clock}
      </ProgressBar>
      <VisuallyHidden aria-live="polite">
        {announced === undefined
          ? null
          : intl.formatMessage({ id: "ui.blikInput.secondsLeft" }, { seconds: announced })}
      </VisuallyHidden>
    </div>
  );
}

const secondsUntil = (deadline: number, now: number) => Math.max(0, Math.ceil((deadline - now) / 1000));

/**
 * Returns the whole seconds until the deadline (milliseconds since the epoch), updated every second; null before
 * hydration. Calls `onEnd` once, when the deadline has passed.
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
      // Waits for the next full second, so that the display skips none, even after the device was asleep.
      else timer = setTimeout(tick, (deadline - at) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline]);
  return seconds;
}
