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

/** Why a payment failed or its status is unknown (docs/specification/messages.md#message-15). */
export type PaymentProblem =
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
  /** The order number; left out while it is unknown. */
  number?: string | undefined;
  /** The heading level of the title. @default 1 */
  level?: 1 | 2;
  /** Called to load the status again; offered while it is pending and after it could not be loaded. */
  onCheck?: () => void;
  /** Whether the status is being loaded again; the last known one stays. @default false */
  checking?: boolean;
  /** The page with all orders; left out for guests. */
  ordersHref?: string;
  /** Content below the status, such as an `OrderTimeline`. */
  children?: ReactNode;
}

/** What the card says of an order whose payment is not what matters. */
export interface OrderSaying {
  /** Stands in the place of the state's word, in its colour. */
  readonly label: ReactNode;
  /** Stands in the place of the sentence about the payment. */
  readonly sentence: ReactNode;
}

interface Loading {
  /** `loading` while the status is being requested. */
  state: "loading";
}

interface SuccessOrPending {
  /** `success` once the order is paid, `pending` while the payment is awaited. */
  state: "success" | "pending";
  /** The address that updates are sent to. */
  email: string;
  /** What to say instead, such as that the order is paid on delivery or that the money was refunded. */
  saying?: OrderSaying | undefined;
}

interface Failed {
  /** `failed` if the payment did not succeed. */
  state: "failed";
  /** Why the payment failed; left out if there is nothing to add. */
  reason?: PaymentProblem | undefined;
  /** The payment provider's name, used in some reasons. @default "Mollie" */
  provider?: string;
  /** Called to start a new payment for the same order. */
  onPayAgain?: () => void;
  /** What to say instead, such as that the order was canceled. */
  saying?: OrderSaying | undefined;
}

interface Offline {
  /** `offline` if the status cannot be requested without a connection. */
  state: "offline";
}

interface StatusError {
  /** `error` if the status could not be loaded. */
  state: "error";
  /** What went wrong while loading the status. */
  problem: "payment-details" | "hash-incorrect" | "unreachable";
  /** Details about `problem`; left out if there is nothing to add. */
  reason?: PaymentProblem | undefined;
  /** The payment provider's name, used in some reasons. @default "Mollie" */
  provider?: string;
  /** The home page. */
  homeHref: string;
}

export type OrderStatusCardProps = CardBase & (Loading | SuccessOrPending | Failed | Offline | StatusError);

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
 * Renders whether an order is paid, and announces the result. Dimmed while the status is loading; every failure ends
 * that with an explanation (docs/decisions/product.md#decision-24). To show how far the order has come, put an
 * `OrderTimeline` inside.
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
        <div className={styles.status} aria-live="polite">
          {isDimmed ? (
            <p className={styles.waiting}>
              <Spinner labelDisplay="none" />
              <FormattedMessage id="ui.orderStatusCard.loading" />
            </p>
          ) : (
            <StatusText {...props} />
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

function StatusText(props: OrderStatusCardProps) {
  if (props.state === "loading") return null;
  const { drawing: Drawing, word } = marks[props.state];
  const saying = "saying" in props ? props.saying : undefined;
  return (
    <>
      <p className={styles.label({ state: props.state })}>
        <Drawing size={20} />
        {saying ? saying.label : <FormattedMessage id={word} />}
      </p>
      {saying ? <p className={styles.text}>{saying.sentence}</p> : <Sentence {...props} />}
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
  /** The message id of the sentence that contains the reason. */
  frame: string;
  /** The reason to explain; nothing is rendered without one. */
  reason: PaymentProblem | undefined;
  /** The payment provider's name. */
  provider: string | undefined;
}

function Reason({ frame, reason, provider = "Mollie" }: ReasonProps) {
  if (reason === undefined) return null;
  const reasonText = <FormattedMessage key="reason" id={`ui.orderStatusCard.reason.${reason}`} values={{ provider }} />;
  return (
    <p className={styles.text}>
      <FormattedMessage id={frame} values={{ reason: reasonText }} />
    </p>
  );
}

function Actions(props: OrderStatusCardProps) {
  const { state, onCheck, checking = false, ordersHref } = props;
  const canCheck = onCheck !== undefined && (state === "pending" || state === "offline" || state === "error");
  const payAgain = state === "failed" ? props.onPayAgain : undefined;
  const homeHref = state === "error" ? props.homeHref : undefined;
  if (!canCheck && !payAgain && ordersHref === undefined && homeHref === undefined) return null;
  return (
    <div className={styles.actions}>
      {payAgain && (
        <Button onClick={payAgain}>
          <FormattedMessage id="ui.orderStatusCard.payAgain" />
        </Button>
      )}
      {canCheck && (
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
