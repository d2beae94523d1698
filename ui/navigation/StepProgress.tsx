import type { MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import { Check } from "../icons/Check.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import {
  bar,
  line,
  lineCount,
  lineName,
  lineRow,
  link,
  list,
  mark,
  step as stepStyle,
  way,
} from "./StepProgress.css.ts";

/** A step of a task. */
export interface ProgressStep {
  /** Identifies the step. */
  readonly code: string;
  /** One or two words. */
  readonly name: string;
  /** The page of a completed step, where it can be changed. */
  readonly href?: string | undefined;
}

export interface StepProgressProps {
  /** What is being done, for screen readers. */
  label: string;
  /** All steps, in order. */
  steps: readonly ProgressStep[];
  /** The code of the current step. */
  current: string;
  /** Called when a completed step is followed, for a router. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * Renders the progress of a task with links to its completed steps. Below the desktop breakpoint it is a single line with
 * a count. For the progress of a file, use `ProgressBar`.
 */
export function StepProgress({ label, steps, current, onClick }: StepProgressProps) {
  const position = steps.findIndex(({ code }) => code === current) + 1;
  const shown = steps[position - 1];
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {steps.map(({ code, name, href }, index) => {
          if (code !== current && href !== undefined)
            return (
              <li key={code} className={stepStyle({ state: "done" })}>
                <a className={link} href={href} onClick={onClick}>
                  <span className={mark({ state: "done" })}>
                    <Check size={16} strokeWidth={2} />
                  </span>
                  {name}
                  <VisuallyHidden>
                    <FormattedMessage id="ui.checkoutSteps.done" />
                  </VisuallyHidden>
                </a>
              </li>
            );
          const state = code === current ? "current" : "upcoming";
          return (
            <li key={code} className={stepStyle({ state })} aria-current={state === "current" ? "step" : undefined}>
              <span className={mark({ state })} aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </li>
          );
        })}
      </ol>
      <div className={line}>
        <p className={lineRow}>
          <span className={lineName}>{shown?.name}</span>
          <span className={lineCount}>
            <FormattedMessage id="ui.checkoutSteps.position" values={{ position, count: steps.length }} />
          </span>
        </p>
        <svg className={bar} aria-hidden="true">
          <rect className={way} width={`${(position / steps.length) * 100}%`} height="2" />
        </svg>
      </div>
    </nav>
  );
}
