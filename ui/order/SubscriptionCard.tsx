import { type ReactNode, useId } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { Stage } from "../eyewear/Stage.tsx";
import { ConfirmedAction } from "../feedback/ConfirmedAction.tsx";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { Select } from "../forms/Select.tsx";
import { Amount } from "../primitives/Amount.tsx";
import { Button } from "../primitives/Button.tsx";
import type { AmountValue } from "../primitives/formats.ts";
import { Heading } from "../primitives/Heading.tsx";
import { Link } from "../primitives/Link.tsx";
import type { AddressValue } from "../rules/address.ts";
import { AddressText } from "./AddressText.tsx";
import { type SubscriptionStatus, subscriptionActions } from "./subscriptionActions.ts";
import * as styles from "./SubscriptionCard.css.ts";

export interface SubscriptionCardProps {
  /** The name and number of the lenses. */
  name: string;
  /** A square, decorative picture: the name is next to it. */
  picture: ReactNode;
  /** The status, which determines the possible actions. */
  status: SubscriptionStatus;
  /** The number of weeks between two deliveries. */
  weeks: number;
  /** The intervals to choose from, in weeks. */
  intervals: readonly number[];
  /** The gross price of one delivery. */
  price: AmountValue;
  /** The date of the next delivery, such as 2026-11-22; left out if none is planned. */
  nextDelivery?: string | undefined;
  /** The last date on which the next delivery can be changed. */
  changeUntil?: string | undefined;
  /** The delivery address. */
  address: AddressValue;
  /** The page to choose another address. */
  addressHref: string;
  /** The page to pay an open amount; left out if nothing is due. */
  paymentHref?: string | undefined;
  /** Called to skip the next delivery. */
  onSkip: () => void;
  /** Called to pause the subscription. */
  onPause: () => void;
  /** Called to resume a paused subscription. */
  onResume: () => void;
  /** Called with another interval, in weeks. */
  onInterval: (weeks: number) => void;
  /** Called after the shopper has confirmed the cancellation. */
  onCancel: () => void;
  /** The state of the last change; `offline` if it needs a connection. @default "idle" */
  change?: "idle" | "pending" | "failed" | "offline";
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/** Renders a subscription to contact lenses: its next delivery, and everything that can be changed. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { name, picture, status, weeks, price, address, change = "idle", level = 2 } = props;
  const titleId = useId();
  const actions = subscriptionActions(status);
  return (
    <section className={styles.card} aria-labelledby={titleId} aria-busy={change === "pending"}>
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.picture}>
            <Stage ratio="square" radius="control">
              {picture}
            </Stage>
          </div>
          <div className={styles.about}>
            <Heading level={level} size="item" id={titleId}>
              {name}
            </Heading>
            <p className={styles.status({ status })}>
              <FormattedMessage id={`ui.subscriptionCard.${status}`} />
            </p>
            <p className={styles.note}>
              <FormattedMessage id="ui.subscriptionCard.every" values={{ weeks }} />
            </p>
          </div>
        </div>
        <dl className={styles.facts}>
          <NextDelivery {...props} />
          <div>
            <dt className={styles.note}>
              <FormattedMessage id="ui.subscriptionCard.price" />
            </dt>
            <dd>
              <Amount value={price} />
            </dd>
          </div>
          <div>
            <dt className={styles.note}>
              <FormattedMessage id="ui.subscriptionCard.address" />
            </dt>
            <dd>
              <AddressText address={address} />
              {actions.includes("address") && (
                <Link href={props.addressHref}>
                  <FormattedMessage id="ui.subscriptionCard.changeAddress" />
                </Link>
              )}
            </dd>
          </div>
        </dl>
        {actions.includes("interval") && <Interval {...props} />}
        <div role="alert" className={styles.alert}>
          {(change === "failed" || change === "offline") && (
            <InlineNotice type={change === "failed" ? "error" : "warning"}>
              <FormattedMessage id={`ui.subscriptionCard.${change}`} />
            </InlineNotice>
          )}
        </div>
      </div>
      {actions.length > 0 && <Actions {...props} />}
    </section>
  );
}

const formatDay = (value: string, style: "full" | "long") => (
  <FormattedDate key="day" value={value} timeZone="UTC" dateStyle={style} />
);

function NextDelivery({ status, nextDelivery, changeUntil }: SubscriptionCardProps) {
  if (nextDelivery === undefined && status !== "paused") return null;
  return (
    <div>
      <dt className={styles.note}>
        <FormattedMessage id="ui.subscriptionCard.next" />
      </dt>
      <dd>
        {nextDelivery === undefined ? (
          <FormattedMessage id="ui.subscriptionCard.noNext" />
        ) : (
          formatDay(nextDelivery, "full")
        )}
        {changeUntil !== undefined && (
          <p className={styles.note}>
            <FormattedMessage id="ui.subscriptionCard.changeUntil" values={{ day: formatDay(changeUntil, "long") }} />
          </p>
        )}
      </dd>
    </div>
  );
}

function Interval({ weeks, intervals, change = "idle", onInterval }: SubscriptionCardProps) {
  const intl = useIntl();
  // The current interval stays available even if it is no longer offered.
  const all = [...new Set([...intervals, weeks])].toSorted((a, b) => a - b);
  return (
    <div className={styles.interval}>
      <Select
        label={<FormattedMessage id="ui.subscriptionCard.interval" />}
        value={weeks}
        disabled={change === "pending"}
        onChange={({ target }) => onInterval(Number(target.value))}
      >
        {all.map((every) => (
          <option key={every} value={every}>
            {intl.formatMessage({ id: "ui.subscriptionCard.every" }, { weeks: every })}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Actions({
  name,
  status,
  paymentHref,
  change = "idle",
  onSkip,
  onPause,
  onResume,
  onCancel,
}: SubscriptionCardProps) {
  const intl = useIntl();
  const actions = subscriptionActions(status);
  const pending = change === "pending";
  return (
    <div className={styles.foot}>
      {paymentHref !== undefined && (
        <Link variant="solid" href={paymentHref}>
          <FormattedMessage id="ui.subscriptionCard.pay" />
        </Link>
      )}
      {actions.includes("skip") && (
        <Button variant="line" pending={pending} onClick={onSkip}>
          <FormattedMessage id="ui.subscriptionCard.skip" />
        </Button>
      )}
      {actions.includes("pause") && (
        <Button variant="line" pending={pending} onClick={onPause}>
          <FormattedMessage id="ui.subscriptionCard.pause" />
        </Button>
      )}
      {actions.includes("resume") && (
        <Button pending={pending} onClick={onResume}>
          <FormattedMessage id="ui.subscriptionCard.resume" />
        </Button>
      )}
      <ConfirmedAction
        label={<FormattedMessage id="ui.subscriptionCard.cancel" />}
        name={intl.formatMessage({ id: "ui.subscriptionCard.cancelNamed" }, { name })}
        question={<FormattedMessage id="ui.subscriptionCard.question" />}
        subject={name}
        cancelLabel={<FormattedMessage id="ui.subscriptionCard.keep" />}
        onConfirm={onCancel}
      />
    </div>
  );
}
