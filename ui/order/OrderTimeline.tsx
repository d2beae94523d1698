import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import {
  type OrderFulfillment,
  type OrderMilestone,
  type OrderPaymentTime,
  type OrderTimelineStatus,
  type OrderStep,
  orderSteps,
} from "./orderMilestones.ts";
import * as styles from "./OrderTimeline.css.ts";

export interface OrderTimelineProps {
  /** Whether lenses are cut for the order (`laboratory`) or everything is in stock. */
  fulfillment: OrderFulfillment;
  /** The current status of the order. */
  status: OrderTimelineStatus;
  /** When each milestone was reached or the order ended, in ISO 8601 with time. */
  reached: Readonly<Partial<Record<OrderStep["milestone"], string>>>;
  /** The promised days of the next milestones, in ISO 8601. */
  expected?: Readonly<Partial<Record<OrderMilestone, string>>>;
  /** When the order is paid; on delivery, the payment is no step before it. @default "in-advance" */
  payment?: OrderPaymentTime;
  /** The IANA time zone of all dates. @default "Europe/Warsaw" */
  timeZone?: string;
}

const noExpectedDays: NonNullable<OrderTimelineProps["expected"]> = {};

/**
 * Renders how far an order has come, with what happens next and when. For the state of its payment, use
 * `OrderStatusCard`, which can contain this timeline.
 */
export function OrderTimeline({
  fulfillment,
  status,
  reached,
  expected = noExpectedDays,
  payment = "in-advance",
  timeZone = "Europe/Warsaw",
}: OrderTimelineProps) {
  const intl = useIntl();
  const steps = orderSteps(fulfillment, status, Object.keys(reached), payment);
  const label = intl.formatMessage({ id: "ui.orderTimeline.label" });
  return (
    <div className={styles.timeline}>
      {status === "prescription-held" && (
        <InlineNotice type="warning">
          <FormattedMessage id="ui.orderTimeline.held" />
        </InlineNotice>
      )}
      {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
      <ol className={styles.steps} role="list" aria-label={label}>
        {steps.map((step) => (
          <Step
            key={step.milestone}
            {...step}
            isHeld={status === "prescription-held" && step.state === "current"}
            reachedAt={reached[step.milestone]}
            expectedDay={
              step.milestone === "canceled" || step.milestone === "refunded" ? undefined : expected[step.milestone]
            }
            timeZone={timeZone}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepProps extends OrderStep {
  /** Whether a question about the prescription holds up this step. */
  isHeld: boolean;
  /** When the milestone was reached, in ISO 8601 with time. */
  reachedAt: string | undefined;
  /** The promised day, in ISO 8601. */
  expectedDay: string | undefined;
  /** The IANA time zone of all dates. */
  timeZone: string;
}

function Step({ milestone, state, isHeld, reachedAt, expectedDay, timeZone }: StepProps) {
  const tone = isHeld ? "held" : milestone === "canceled" ? "ended" : "usual";
  return (
    <li className={styles.step({ state })} aria-current={state === "current" ? "step" : undefined}>
      <span className={styles.mark({ state, tone })} />
      <p className={styles.name({ state })}>
        <FormattedMessage id={isHeld ? "ui.orderTimeline.heldStep" : `ui.orderTimeline.${milestone}`} />
        {state === "done" && (
          <VisuallyHidden>
            {" "}
            <FormattedMessage id="ui.orderTimeline.done" />
          </VisuallyHidden>
        )}
      </p>
      {reachedAt !== undefined && state !== "next" ? (
        <p className={styles.when}>
          <FormattedDate
            value={reachedAt}
            timeZone={timeZone}
            weekday="long"
            day="numeric"
            month="long"
            hour="2-digit"
            minute="2-digit"
          />
        </p>
      ) : (
        expectedDay !== undefined && (
          <p className={styles.when}>
            <FormattedMessage
              id="ui.orderTimeline.expected"
              values={{
                day: (
                  <FormattedDate
                    key="day"
                    value={expectedDay}
                    timeZone={timeZone}
                    weekday="long"
                    day="numeric"
                    month="long"
                  />
                ),
              }}
            />
          </p>
        )
      )}
    </li>
  );
}
