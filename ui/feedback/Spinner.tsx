import { useIntl } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { ring, spinner, track } from "./Spinner.css.ts";

export interface SpinnerProps {
  /** What is in progress. @default a translated "Loading" */
  label?: string;
  /**
   * `hidden` is for screen readers only, `visible` also shows the label, `none` is for places where nearby text already
   * says it. @default "hidden"
   */
  labelDisplay?: "hidden" | "visible" | "none";
  /** 20 or 32 px. @default "small" */
  size?: "small" | "medium";
}

/**
 * Renders a spinner for a short wait of unknown length. If the shape of the result is known, use `Skeleton`; if the progress can be
 * measured, `ProgressBar`.
 */
export function Spinner({ label, labelDisplay = "hidden", size = "small" }: SpinnerProps) {
  const intl = useIntl();
  const text = label ?? intl.formatMessage({ id: "ui.spinner.loading" });
  return (
    <span className={spinner} role={labelDisplay === "none" ? undefined : "status"}>
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
      {labelDisplay === "hidden" && <VisuallyHidden>{text}</VisuallyHidden>}
      {labelDisplay === "visible" && <span>{text}</span>}
    </span>
  );
}
