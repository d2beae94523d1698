import { Button, formatAmount, InlineNotice } from "@dioptra/ui";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { payment as setting } from "#configuration/payment.ts";
import type { PayableOrder } from "#domain/payment/payableOrder.ts";
import { LazyBlikField } from "./lazyBlikField.ts";
import { PaymentChoice } from "./PaymentChoice.tsx";
import * as styles from "./payment.css.ts";
import { providerName } from "./providerName.ts";
import { usePaymentChoice } from "./usePaymentChoice.ts";
import type { PayProgress, usePayOrder } from "./usePayOrder.ts";

export interface PayPanelProps {
  readonly order: PayableOrder;
  /** Whether a payment is under way, so that another one is offered only on request. */
  readonly isUnderWay: boolean;
  readonly payment: ReturnType<typeof usePayOrder>;
}

/**
 * The ways to pay an order, with the last chosen one preselected, and the button that starts the payment. While a payment by
 * BLIK waits for the bank, nothing else is offered, so that nobody pays twice.
 */
export function PayPanel({ order, isUnderWay, payment: { progress, pay } }: PayPanelProps) {
  const { methods } = order;
  const choice = usePaymentChoice(methods, { code: order.payment?.method || order.methodCode, issuer: null });
  // In memory only. A refused code stays in the field until the shopper types another.
  const [typed, setTyped] = useState<{ readonly code: string | null } | null>(null);
  const refused = progress.state === "refused" ? progress : null;
  const code = typed ? typed.code : (refused?.code ?? null);
  const [isCodeMissing, setCodeMissing] = useState(false);
  const isBlik = choice.chosen?.method.code === setting.blik.methodCode;

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = choice.confirm(methods);
    if (!chosen || chosen.method.provider === null) return;
    setCodeMissing(isBlik && code === null);
    if (isBlik && code === null) return;
    const wish = { provider: chosen.method.provider, method: chosen.method.code, issuer: chosen.issuer };
    void pay(wish, isBlik ? code : null);
  }

  const [isOpen, setOpen] = useState(false);
  if (isUnderWay && !isOpen && progress.state === "idle") {
    return (
      <div>
        <Button variant="line" onClick={() => setOpen(true)}>
          <FormattedMessage id="confirmation.payAgain" />
        </Button>
      </div>
    );
  }
  if (progress.state === "confirming") return <Confirming code={progress.code} deadline={progress.deadline} />;
  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <h2 className={styles.title}>
        <FormattedMessage id="confirmation.payTitle" />
      </h2>
      <PaymentChoice
        choice={choice}
        blik={
          <LazyBlikField
            value={code}
            onChange={(next) => {
              setTyped({ code: next });
              if (next !== null) setCodeMissing(false);
            }}
            isMissing={isCodeMissing}
            {...(refused?.code === code && blikStateOf(refused.reason))}
          />
        }
      />
      <div aria-live="polite">
        {progress.state === "leaving" && (
          <InlineNotice type="info">
            <FormattedMessage id="confirmation.leaving" values={{ provider: providerName(progress.provider) }} />
          </InlineNotice>
        )}
        {refused?.reason === "too-many" && (
          <InlineNotice type="error">
            <FormattedMessage id="confirmation.blikTooMany" />
          </InlineNotice>
        )}
      </div>
      <PayButton order={order} isPending={progress.state === "starting" || progress.state === "leaving"} />
    </form>
  );
}

/** Returns the state of the field for the code: why the bank has refused the last one. */
const blikStateOf = (reason: Extract<PayProgress, { state: "refused" }>["reason"]) =>
  reason === "too-many" ? {} : ({ state: "refused", refusal: reason } as const);

/** The wait for the confirmation in the bank's app. */
function Confirming({ code, deadline }: { readonly code: string | null; readonly deadline: number }) {
  const [isExpired, setExpired] = useState(false);
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>
        <FormattedMessage id="confirmation.blikTitle" />
      </h2>
      <LazyBlikField
        value={code}
        onChange={() => {}}
        isMissing={false}
        state={isExpired ? "expired" : "waiting"}
        deadline={deadline}
        onExpire={() => setExpired(true)}
      />
    </section>
  );
}

function PayButton({ order: { amount }, isPending }: { readonly order: PayableOrder; readonly isPending: boolean }) {
  const intl = useIntl();
  return (
    <Button type="submit" size="primary" width="full" pending={isPending}>
      {amount ? (
        <FormattedMessage id="confirmation.payAmount" values={{ amount: formatAmount(intl, amount) }} />
      ) : (
        <FormattedMessage id="confirmation.pay" />
      )}
    </Button>
  );
}
