import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { bar, figure, label as labelStyle, words } from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  /** What is under way, such as "Sending the photo". */
  label: ReactNode;
  /** Progress, out of `maximum`; null while unknown. */
  value: number | null;
  /** @default 100 */
  maximum?: number;
  /** The figure in words, such as "2 of 5 files". @default per cent */
  children?: ReactNode;
}

/**
 * How far something long has come, such as a file on its way. Where nothing can be measured and the wait is short, use
 * `Spinner`; for the steps of an order, `CheckoutSteps`.
 */
export function ProgressBar({ label, value, maximum = 100, children }: ProgressBarProps) {
  const intl = useIntl();
  const id = useId();
  // What was measured wrongly shows as little, or as all.
  const done = value === null || !Number.isFinite(value) ? null : Math.min(Math.max(value, 0), maximum);
  const share =
    done === null ? null : intl.formatNumber(Math.floor((done / maximum) * 100) / 100, { style: "percent" });
  return (
    <div>
      <div className={words}>
        <span id={id} className={labelStyle}>
          {label}
        </span>
        {share !== null && <span className={figure}>{children ?? share}</span>}
      </div>
      <progress className={bar} aria-labelledby={id} max={maximum} {...(done !== null && { value: done })} />
    </div>
  );
}
