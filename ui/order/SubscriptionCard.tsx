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
import { type SubscriptionStatus, subscriptionMoves } from "./subscriptionMoves.ts";
import * as styles from "./SubscriptionCard.css.ts";

export interface SubscriptionCardProps {
  /** The lenses, and how many. */
  name: string;
  /** Square; decorative, since the name stands beside it. */
  picture: ReactNode;
  status: SubscriptionStatus;
  /** From one delivery to the next. */
  weeks: number;
  /** The intervals that can be chosen. */
  intervals: readonly number[];
  /** Gross, for one delivery. */
  price: AmountValue;
  /** A day of the calendar; left out while none is planned. */
  nextDelivery?: string | undefined;
  /** The last day on which the next delivery can still be changed. */
  changeUntil?: string | undefined;
  address: AddressValue;
  /** Where another address is chosen. */
  addressHref: string;
  /** Where an open payment is made; left out, nothing is to pay. */
  paymentHref?: string | undefined;
  onSkip: () => void;
  onPause: () => void;
  onResume: () => void;
  onInterval: (weeks: number) => void;
  /** Was asked for and confirmed. */
  onCancel: () => void;
  /** What became of the last change: on its way, refused, or impossible without a connection. @default "idle" */
  change?: "idle" | "pending" | "failed" | "offline";
  /** Where its heading stands among the page's headings. @default 2 */
  level?: 2 | 3;
}

/** Contact lenses that come again and again: when the next ones come, and everything that can be changed about it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { name, picture, status, weeks, price, address, change = "idle", level = 2 } = props;
  const titleId = useId();
  const may = subscriptionMoves(status);
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
              {may.includes("address") && (
                <Link href={props.addressHref}>
                  <FormattedMessage id="ui.subscriptionCard.changeAddress" />
                </Link>
              )}
            </dd>
          </div>
        </dl>
        {may.includes("interval") && <Interval {...props} />}
        <div role="alert" className={styles.alert}>
          {(change === "failed" || change === "offline") && (
            <InlineNotice type={change === "failed" ? "error" : "warning"}>
              <FormattedMessage id={`ui.subscriptionCard.${change}`} />
            </InlineNotice>
          )}
        </div>
      </div>
      {may.length > 0 && <Moves {...props} />}
    </section>
  );
}

const dayOf = (value: string, style: "full" | "long") => (
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
          dayOf(nextDelivery, "full")
        )}
        {changeUntil !== undefined && (
          <p className={styles.note}>
            <FormattedMessage id="ui.subscriptionCard.changeUntil" values={{ day: dayOf(changeUntil, "long") }} />
          </p>
        )}
      </dd>
    </div>
  );
}

function Interval({ weeks, intervals, change = "idle", onInterval }: SubscriptionCardProps) {
  const intl = useIntl();
  // What runs now can be kept, even where it is not offered any more.
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

function Moves({
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
  const may = subscriptionMoves(status);
  const pending = change === "pending";
  return (
    <div className={styles.foot}>
      {paymentHref !== undefined && (
        <Link variant="solid" href={paymentHref}>
          <FormattedMessage id="ui.subscriptionCard.pay" />
        </Link>
      )}
      {may.includes("skip") && (
        <Button variant="line" pending={pending} onClick={onSkip}>
          <FormattedMessage id="ui.subscriptionCard.skip" />
        </Button>
      )}
      {may.includes("pause") && (
        <Button variant="line" pending={pending} onClick={onPause}>
          <FormattedMessage id="ui.subscriptionCard.pause" />
        </Button>
      )}
      {may.includes("resume") && (
        <Button pending={pending} onClick={onResume}>
          <FormattedMessage id="ui.subscriptionCard.resume" />
        </Button>
      )}
      <ConfirmedAction
        label={<FormattedMessage id="ui.subscriptionCard.cancel" />}
        name={intl.formatMessage({ id: "ui.subscriptionCard.cancelNamed" }, { name })}
        question={<FormattedMessage id="ui.subscriptionCard.question" />}
        about={name}
        keep={<FormattedMessage id="ui.subscriptionCard.keep" />}
        onConfirm={onCancel}
      />
    </div>
  );
}
