import { type ReactNode, useEffect, useId, useRef } from "react";
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
  /** The page of the subscription; left out on that page. */
  href?: string | undefined;
  /** The number of the subscription. */
  number?: string;
  /** A square, decorative picture: the name is next to it. */
  picture: ReactNode;
  /** The status, which determines the possible actions. */
  status: SubscriptionStatus;
  /** The time between two deliveries. */
  every: { readonly weeks: number; readonly months?: undefined } | { readonly months: number };
  /** The intervals to choose from, in weeks; left out if there is no choice. */
  intervals?: readonly number[];
  /** The gross price of one delivery; left out if each has the prices of its day. */
  price?: AmountValue;
  /** The first and the last day, and how many of the deliveries are paid; left out without an end. */
  term?: { readonly start: string; readonly end: string; readonly paid: number; readonly deliveries: number };
  /** The date of the next delivery, such as 2026-11-22; left out if none is planned. */
  nextDelivery?: string | undefined;
  /** The last date on which the next delivery can be changed. */
  changeUntil?: string | undefined;
  /** The delivery address. */
  address?: AddressValue | undefined;
  /** The page to choose another address, or `onAddress`, which is called to choose it here. */
  addressHref?: string;
  onAddress?: (() => void) | undefined;
  /** The gift that the subscription brings, or its code once it is granted. */
  gift?: ReactNode;
  /** Called to pay an open amount; left out if nothing is due. */
  onPay?: (() => void) | undefined;
  /** Called to skip the next delivery; left out, like the following ones, if that is not possible now. */
  onSkip?: (() => void) | undefined;
  /** Called to pause the subscription. */
  onPause?: (() => void) | undefined;
  /** Called to resume a paused subscription. */
  onResume?: (() => void) | undefined;
  /** Called with another interval, in weeks. */
  onInterval?: (weeks: number) => void;
  /** Called after the shopper has confirmed the cancellation. */
  onCancel: () => void;
  /** The state of the last change; `offline` if it needs a connection. @default "idle" */
  change?: "idle" | "pending" | "failed" | "offline";
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/** Renders a subscription to contact lenses: its next delivery, and everything that can be changed. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { name, href, number, picture, status, every, gift, change = "idle", level = 2 } = props;
  const titleId = useId();
  const actions = subscriptionActions(status);
  const card = useRef<HTMLElement>(null);
  const shownStatus = useRef(status);
  useEffect(() => {
    // The pressed button is gone with the old status.
    if (shownStatus.current !== status && document.activeElement === document.body) card.current?.focus();
    shownStatus.current = status;
  }, [status]);
  return (
    <section
      ref={card}
      className={styles.card}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={change === "pending"}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <div className={styles.picture}>
            <Stage ratio="square" radius="control">
              {picture}
            </Stage>
          </div>
          <div className={styles.about}>
            {number !== undefined && (
              <p className={styles.note}>
                <FormattedMessage id="ui.subscriptionCard.number" values={{ number }} />
              </p>
            )}
            <Heading level={level} size="item" id={titleId}>
              {href === undefined ? name : <Link href={href}>{name}</Link>}
            </Heading>
            <p className={styles.status({ status })}>
              <FormattedMessage id={`ui.subscriptionCard.${status}`} />
            </p>
            <p className={styles.note}>
              {every.months === undefined ? (
                <FormattedMessage id="ui.subscriptionCard.every" values={{ weeks: every.weeks }} />
              ) : (
                <FormattedMessage id="ui.subscriptionCard.everyMonths" values={{ months: every.months }} />
              )}
            </p>
          </div>
        </div>
        <dl className={styles.facts}>
          <NextDelivery {...props} />
          <Terms {...props} />
          <DeliveryAddress {...props} />
          {gift && (
            <div>
              <dt className={styles.note}>
                <FormattedMessage id="ui.subscriptionCard.gift" />
              </dt>
              <dd>{gift}</dd>
            </div>
          )}
        </dl>
        {actions.includes("interval") && every.months === undefined && <Interval {...props} weeks={every.weeks} />}
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

function Terms({ price, term }: SubscriptionCardProps) {
  return (
    <>
      {price && (
        <div>
          <dt className={styles.note}>
            <FormattedMessage id="ui.subscriptionCard.price" />
          </dt>
          <dd>
            <Amount value={price} />
          </dd>
        </div>
      )}
      {term && (
        <div>
          <dt className={styles.note}>
            <FormattedMessage id="ui.subscriptionCard.term" />
          </dt>
          <dd>
            <FormattedDate value={term.start} timeZone="UTC" dateStyle="medium" />
            {" – "}
            <FormattedDate value={term.end} timeZone="UTC" dateStyle="medium" />
          </dd>
        </div>
      )}
      {term && (
        <div>
          <dt className={styles.note}>
            <FormattedMessage id="ui.subscriptionCard.paid" />
          </dt>
          <dd>
            <FormattedMessage
              id="ui.subscriptionCard.paidOf"
              values={{ paid: term.paid, deliveries: term.deliveries }}
            />
          </dd>
        </div>
      )}
    </>
  );
}

function DeliveryAddress({ address, status, addressHref, onAddress }: SubscriptionCardProps) {
  const canChange = subscriptionActions(status).includes("address");
  const label = <FormattedMessage id="ui.subscriptionCard.changeAddress" />;
  return (
    <div>
      <dt className={styles.note}>
        <FormattedMessage id="ui.subscriptionCard.address" />
      </dt>
      <dd>
        {address && <AddressText address={address} />}
        {canChange && onAddress && (
          <Button variant="text" onClick={onAddress}>
            {label}
          </Button>
        )}
        {canChange && !onAddress && addressHref !== undefined && <Link href={addressHref}>{label}</Link>}
      </dd>
    </div>
  );
}

function Interval({
  weeks,
  intervals,
  change = "idle",
  onInterval,
}: Pick<SubscriptionCardProps, "intervals" | "change" | "onInterval"> & { readonly weeks: number }) {
  const intl = useIntl();
  if (!intervals || !onInterval) return null;
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

function Actions({ name, status, onPay, change = "idle", onSkip, onPause, onResume, onCancel }: SubscriptionCardProps) {
  const intl = useIntl();
  const actions = subscriptionActions(status);
  const pending = change === "pending";
  return (
    <div className={styles.foot}>
      {onPay && (
        <Button pending={pending} onClick={onPay}>
          <FormattedMessage id="ui.subscriptionCard.pay" />
        </Button>
      )}
      {actions.includes("skip") && onSkip && (
        <Button variant="line" pending={pending} onClick={onSkip}>
          <FormattedMessage id="ui.subscriptionCard.skip" />
        </Button>
      )}
      {actions.includes("pause") && onPause && (
        <Button variant="line" pending={pending} onClick={onPause}>
          <FormattedMessage id="ui.subscriptionCard.pause" />
        </Button>
      )}
      {actions.includes("resume") && onResume && (
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
