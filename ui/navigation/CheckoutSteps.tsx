import { FormattedMessage, useIntl } from "react-intl";
import { Check } from "../icons/Check.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { bar, line, lineCount, lineName, lineRow, link, list, mark, step, way } from "./CheckoutSteps.css.ts";

/** The parts of an order, in the order in which they are asked for. */
export const checkoutSteps = ["personal-details", "shipping", "payment", "review"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface CheckoutStepsProps {
  /** Those that this order needs: nothing is shipped of a gift card. @default all */
  steps?: readonly CheckoutStep[];
  current: CheckoutStep;
  /** Where each step that is already answered can be changed. */
  done: Partial<Record<CheckoutStep, string>>;
}

/**
 * How far an order has come; what is answered can be gone back to. Below the desktop a line that counts the steps.
 * How far a file or another task has come is a `ProgressBar`.
 */
export function CheckoutSteps({ steps = checkoutSteps, current, done }: CheckoutStepsProps) {
  const intl = useIntl();
  const position = steps.indexOf(current) + 1;
  const names = {
    "personal-details": intl.formatMessage({ id: "ui.checkoutSteps.details" }),
    shipping: intl.formatMessage({ id: "ui.checkoutSteps.shipping" }),
    payment: intl.formatMessage({ id: "ui.checkoutSteps.payment" }),
    review: intl.formatMessage({ id: "ui.checkoutSteps.review" }),
  } satisfies Record<CheckoutStep, string>;
  return (
    <nav aria-label={intl.formatMessage({ id: "ui.checkoutSteps.label" })}>
      <ol className={list}>
        {steps.map((code, index) => {
          const href = code === current ? undefined : done[code];
          if (href !== undefined)
            return (
              <li key={code} className={step({ state: "done" })}>
                <a className={link} href={href}>
                  <span className={mark({ state: "done" })}>
                    <Check size={16} strokeWidth={2} />
                  </span>
                  {names[code]}
                  <VisuallyHidden>
                    <FormattedMessage id="ui.checkoutSteps.done" />
                  </VisuallyHidden>
                </a>
              </li>
            );
          const state = code === current ? "current" : "upcoming";
          return (
            <li key={code} className={step({ state })} aria-current={state === "current" ? "step" : undefined}>
              <span className={mark({ state })} aria-hidden="true">
                {index + 1}
              </span>
              {names[code]}
            </li>
          );
        })}
      </ol>
      <div className={line}>
        <p className={lineRow}>
          <span className={lineName}>{names[current]}</span>
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
