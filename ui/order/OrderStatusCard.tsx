import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { CircleCheck } from "../icons/CircleCheck.ts";
import { CircleX } from "../icons/CircleX.ts";
import { Clock } from "../icons/Clock.ts";
import { TriangleAlert } from "../icons/TriangleAlert.ts";
import { Button } from "../primitives/Button.tsx";
import { Heading } from "../primitives/Heading.tsx";
import { Link } from "../primitives/Link.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import * as styles from "./OrderStatusCard.css.ts";

/** Why a payment was not made, or is not known (docs/specification/messages.md#message-15). */
export type PaymentReason =
  | "backendOrder"
  | "hashesDiffer"
  | "apiFailed"
  | "noTransaction"
  | "notLinked"
  | "invalidToken"
  | "orderDetails"
  | "paymentDetails"
  | "backendFailed"
  | "hashIncorrect";

interface CardBase {
  /** The order's number; left out where even that is not known yet. */
  number?: string | undefined;
  /** Where its heading stands among the page's headings. @default 1 */
  level?: 1 | 2;
  /** Asks for the status (again): offered while it is pending, and after every failure to learn it. */
  onCheck?: () => void;
  /** It is being asked for again: what is known stays. @default false */
  checking?: boolean;
  /** Where all orders are; left out for a guest. */
  ordersHref?: string;
  /** What lies below the sentence, such as an `OrderTimeline`. */
  children?: ReactNode;
}

interface Loading {
  state: "loading";
}

interface Known {
  state: "success" | "pending";
  /** Where news of it go. */
  email: string;
}

interface Failed {
  state: "failed";
  /** Left out when there is nothing to add. */
  reason?: PaymentReason | undefined;
  /** The payment provider's name, which a reason may speak of. @default "Mollie" */
  provider?: string;
  /** Begins the payment of the same order anew. */
  onPayAgain?: () => void;
}

interface Offline {
  state: "offline";
}

interface Unknown {
  state: "error";
  /** What went wrong while the status was asked for. */
  problem: "payment-details" | "hash-incorrect" | "unreachable";
  reason?: PaymentReason | undefined;
  provider?: string;
  homeHref: string;
}

export type OrderStatusCardProps = CardBase & (Loading | Known | Failed | Offline | Unknown);

const marks = {
  success: { drawing: CircleCheck, word: "ui.orderStatusCard.success" },
  pending: { drawing: Clock, word: "ui.orderStatusCard.pending" },
  failed: { drawing: CircleX, word: "ui.orderStatusCard.failed" },
  offline: { drawing: TriangleAlert, word: "ui.orderStatusCard.unknown" },
  error: { drawing: TriangleAlert, word: "ui.orderStatusCard.unknown" },
} as const;

const problems = {
  "payment-details": "ui.orderStatusCard.paymentDetails",
  "hash-incorrect": "ui.orderStatusCard.hashIncorrect",
  unreachable: "ui.orderStatusCard.unreachable",
} as const;

/**
 * Whether an order is paid. It is dimmed until that is known, and every failure ends the dimming with its sentence
 * (docs/decisions/product.md#decision-24); what was learned is read out. How far the order has come shows an
 * `OrderTimeline` inside it.
 */
export function OrderStatusCard(props: OrderStatusCardProps) {
  const { state, number, level = 1, children } = props;
  const titleId = useId();
  const isDimmed = state === "loading";
  return (
    <section className={styles.card} aria-labelledby={titleId} aria-busy={isDimmed}>
      <div className={styles.content}>
        <Heading level={level} size="part" id={titleId}>
          {number === undefined ? (
            <FormattedMessage id="ui.orderStatusCard.titleUnknown" />
          ) : (
            <FormattedMessage id="ui.orderStatusCard.title" values={{ number }} />
          )}
        </Heading>
        <div className={styles.said} aria-live="polite">
          {isDimmed ? (
            <p className={styles.waiting}>
              <Spinner words="none" />
              <FormattedMessage id="ui.orderStatusCard.loading" />
            </p>
          ) : (
            <Said {...props} />
          )}
        </div>
        {isDimmed ? (
          <div className={styles.dimmed} aria-hidden="true">
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="short" />
            <Skeleton shape="line" length="long" />
          </div>
        ) : (
          children
        )}
      </div>
      <Actions {...props} />
    </section>
  );
}

function Said(props: OrderStatusCardProps) {
  if (props.state === "loading") return null;
  const { drawing: Drawing, word } = marks[props.state];
  return (
    <>
      <p className={styles.label({ state: props.state })}>
        <Drawing size={20} />
        <FormattedMessage id={word} />
      </p>
      <Sentence {...props} />
    </>
  );
}

function Sentence(props: Exclude<OrderStatusCardProps, Loading>) {
  switch (props.state) {
    case "success":
    case "pending":
      return (
        <p className={styles.text}>
          <FormattedMessage id={`ui.orderStatusCard.${props.state}Text`} values={{ email: props.email }} />
        </p>
      );
    case "failed":
      return (
        <>
          <p className={styles.lead}>
            <FormattedMessage id="ui.orderStatusCard.failedText" />
          </p>
          <Reason frame="ui.orderStatusCard.reason" reason={props.reason} provider={props.provider} />
        </>
      );
    case "offline":
      return (
        <>
          <p className={styles.lead}>
            <FormattedMessage id="ui.orderStatusCard.offline" />
          </p>
          <p className={styles.text}>
            <FormattedMessage id="ui.orderStatusCard.offlineText" />
          </p>
        </>
      );
    case "error":
      return (
        <>
          <p className={styles.lead}>
            <FormattedMessage id={problems[props.problem]} />
          </p>
          <Reason frame="ui.orderStatusCard.cause" reason={props.reason} provider={props.provider} />
        </>
      );
  }
}

interface ReasonProps {
  /** The sentence that holds it. */
  frame: string;
  reason: PaymentReason | undefined;
  provider: string | undefined;
}

function Reason({ frame, reason, provider = "Mollie" }: ReasonProps) {
  if (reason === undefined) return null;
  const said = <FormattedMessage key="reason" id={`ui.orderStatusCard.reason.${reason}`} values={{ provider }} />;
  return (
    <p className={styles.text}>
      <FormattedMessage id={frame} values={{ reason: said }} />
    </p>
  );
}

function Actions(props: OrderStatusCardProps) {
  const { state, onCheck, checking = false, ordersHref } = props;
  const mayCheck = onCheck !== undefined && (state === "pending" || state === "offline" || state === "error");
  const payAgain = state === "failed" ? props.onPayAgain : undefined;
  const homeHref = state === "error" ? props.homeHref : undefined;
  if (!mayCheck && !payAgain && ordersHref === undefined && homeHref === undefined) return null;
  return (
    <div className={styles.actions}>
      {payAgain && (
        <Button onClick={payAgain}>
          <FormattedMessage id="ui.orderStatusCard.payAgain" />
        </Button>
      )}
      {mayCheck && (
        <Button variant="line" pending={checking} onClick={onCheck}>
          <FormattedMessage id={state === "pending" ? "ui.orderStatusCard.check" : "ui.orderStatusCard.retry"} />
        </Button>
      )}
      {ordersHref !== undefined && (
        <Link href={ordersHref}>
          <FormattedMessage id="ui.orderStatusCard.orders" />
        </Link>
      )}
      {homeHref !== undefined && (
        <Link href={homeHref}>
          <FormattedMessage id="ui.orderStatusCard.home" />
        </Link>
      )}
    </div>
  );
}
