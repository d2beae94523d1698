import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { bar, figure, label as labelStyle, words } from "./ProgressBar.css.ts";

export interface ProgressBarProps {
  /** What is in progress, such as "Sending the photo". */
  label: ReactNode;
  /** The progress, from 0 to `maximum`; null if unknown. */
  value: number | null;
  /** The value at completion. @default 100 */
  maximum?: number;
  /** The figure as text, such as "2 of 5 files". @default the percentage */
  children?: ReactNode;
}

/**
 * Renders the progress of something long, such as an upload. For short waits that cannot be measured, use `Spinner`;
 * for the steps of an order, `CheckoutSteps`.
 */
export function ProgressBar({ label, value, maximum = 100, children }: ProgressBarProps) {
  const intl = useIntl();
  const id = useId();
  // Values out of range are clamped.
  const clamped = value === null || !Number.isFinite(value) ? null : Math.min(Math.max(value, 0), maximum);
  const percentage =
    clamped === null ? null : intl.formatNumber(Math.floor((clamped / maximum) * 100) / 100, { style: "percent" });
  return (
    <div>
      <div className={words}>
        <span id={id} className={labelStyle}>
          {label}
        </span>
        {percentage !== null && <span className={figure}>{children ?? percentage}</span>}
      </div>
      <progress className={bar} aria-labelledby={id} max={maximum} {...(clamped !== null && { value: clamped })} />
    </div>
  );
}
