import { useIntl } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { ring, spinner, track } from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is waited for. @default that something is loading */
  label?: string;
  /** Whether the label is read out only, or stands beside it; `none` where words around it say it already. @default "heard" */
  words?: "heard" | "seen" | "none";
  /** 20 or 32 px. @default "small" */
  size?: "small" | "medium";
}

/**
 * Something small is on its way and nobody knows how long it takes. Where the form of what comes is known, hold its place
 * with `Skeleton`; where the way can be measured, use `ProgressBar`.
 */
export function Spinner({ label, words = "heard", size = "small" }: SpinnerProps) {
  const intl = useIntl();
  const text = label ?? intl.formatMessage({ id: "ui.spinner.loading" });
  return (
    <span className={spinner} role={words === "none" ? undefined : "status"}>
      <svg
        className={ring({ size })}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle className={track} cx="12" cy="12" r="10" />
        <path d="M12 2a10 10 0 0 1 10 10" strokeLinecap="round" />
      </svg>
      {words === "heard" && <VisuallyHidden>{text}</VisuallyHidden>}
      {words === "seen" && <span>{text}</span>}
    </span>
  );
}
