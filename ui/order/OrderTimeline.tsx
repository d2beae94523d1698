import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import {
  type OrderCourse,
  type OrderMilestone,
  type OrderStanding,
  type OrderStep,
  orderSteps,
} from "./orderMilestones.ts";
import * as styles from "./OrderTimeline.css.ts";

export interface OrderTimelineProps {
  /** Whether lenses are cut for it. */
  course: OrderCourse;
  /** Where it stands now. */
  standing: OrderStanding;
  /** When each milestone was reached, or the order ended: ISO 8601 with its time. */
  reached: Readonly<Partial<Record<OrderStep["milestone"], string>>>;
  /** The days on which what comes next is promised: ISO 8601. */
  expected?: Readonly<Partial<Record<OrderMilestone, string>>>;
  /** Where its days begin. @default "Europe/Warsaw" */
  timeZone?: string;
}

const nothingExpected: NonNullable<OrderTimelineProps["expected"]> = {};

/**
 * How far an order has come, through the laboratory or out of the stock, with what comes next and when. Whether it is paid
 * at all says `OrderStatusCard`, which may hold it.
 */
export function OrderTimeline({
  course,
  standing,
  reached,
  expected = nothingExpected,
  timeZone = "Europe/Warsaw",
}: OrderTimelineProps) {
  const intl = useIntl();
  const steps = orderSteps(course, standing, Object.keys(reached));
  const label = intl.formatMessage({ id: "ui.orderTimeline.label" });
  return (
    <div className={styles.timeline}>
      {standing === "prescription-held" && (
        <InlineNotice type="warning">
          <FormattedMessage id="ui.orderTimeline.held" />
        </InlineNotice>
      )}
      {/* Without markers, Safari takes a list for none. */}
      <ol className={styles.steps} role="list" aria-label={label}>
        {steps.map((step) => (
          <Step
            key={step.milestone}
            {...step}
            isHeld={standing === "prescription-held" && step.state === "current"}
            at={reached[step.milestone]}
            day={step.milestone === "canceled" || step.milestone === "refunded" ? undefined : expected[step.milestone]}
            timeZone={timeZone}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepProps extends OrderStep {
  isHeld: boolean;
  at: string | undefined;
  day: string | undefined;
  timeZone: string;
}

function Step({ milestone, state, isHeld, at, day, timeZone }: StepProps) {
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
      {at !== undefined && state !== "next" ? (
        <p className={styles.when}>
          <FormattedDate
            value={at}
            timeZone={timeZone}
            weekday="long"
            day="numeric"
            month="long"
            hour="2-digit"
            minute="2-digit"
          />
        </p>
      ) : (
        day !== undefined && (
          <p className={styles.when}>
            <FormattedMessage
              id="ui.orderTimeline.expected"
              values={{
                day: (
                  <FormattedDate key="day" value={day} timeZone={timeZone} weekday="long" day="numeric" month="long" />
                ),
              }}
            />
          </p>
        )
      )}
    </li>
  );
}
