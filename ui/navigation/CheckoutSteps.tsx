import { useIntl } from "react-intl";
import { StepProgress } from "./StepProgress.tsx";

/** The steps of the checkout, in order. */
export const checkoutSteps = ["personal-details", "shipping", "payment", "review"] as const;
/** The code of a checkout step. */
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface CheckoutStepsProps {
  /** The steps that this order needs; a gift card needs no shipping, for example. @default all */
  steps?: readonly CheckoutStep[];
  /** The step of the current page. */
  current: CheckoutStep;
  /** The page of each completed step, where it can be changed. */
  done: Partial<Record<CheckoutStep, string>>;
}

/** Renders the progress of the checkout, with links to completed steps. */
export function CheckoutSteps({ steps = checkoutSteps, current, done }: CheckoutStepsProps) {
  const intl = useIntl();
  const names = {
    "personal-details": intl.formatMessage({ id: "ui.checkoutSteps.details" }),
    shipping: intl.formatMessage({ id: "ui.checkoutSteps.shipping" }),
    payment: intl.formatMessage({ id: "ui.checkoutSteps.payment" }),
    review: intl.formatMessage({ id: "ui.checkoutSteps.review" }),
  } satisfies Record<CheckoutStep, string>;
  return (
    <StepProgress
      label={intl.formatMessage({ id: "ui.checkoutSteps.label" })}
      steps={steps.map((code) => ({ code, name: names[code], href: done[code] }))}
      current={current}
    />
  );
}
