import { Button, formatAmount, InlineNotice } from "@dioptra/ui";
import type { FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PayableOrder } from "#domain/payment/payableOrder.ts";
import { PaymentChoice } from "./PaymentChoice.tsx";
import * as styles from "./payment.css.ts";
import { providerName } from "./providerName.ts";
import { usePaymentChoice } from "./usePaymentChoice.ts";
import type { usePayOrder } from "./usePayOrder.ts";

export interface PayPanelProps {
  readonly order: PayableOrder;
  readonly payment: ReturnType<typeof usePayOrder>;
}

/** The ways to pay an order, with the last chosen one preselected, and the button that starts the payment. */
export function PayPanel({ order, payment: { progress, pay } }: PayPanelProps) {
  const intl = useIntl();
  const { methods, amount } = order;
  const choice = usePaymentChoice(methods, { code: order.payment?.method || order.methodCode, issuer: null });

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = choice.confirm(methods);
    if (!chosen || chosen.method.provider === null) return;
    void pay({ provider: chosen.method.provider, method: chosen.method.code, issuer: chosen.issuer });
  }

  return (
    <form className={styles.panel} noValidate onSubmit={submit}>
      <h2 className={styles.title}>
        <FormattedMessage id="confirmation.payTitle" />
      </h2>
      <PaymentChoice choice={choice} />
      <div aria-live="polite">
        {progress.state === "leaving" && (
          <InlineNotice type="info">
            <FormattedMessage id="confirmation.leaving" values={{ provider: providerName(progress.provider) }} />
          </InlineNotice>
        )}
      </div>
      <Button type="submit" size="primary" width="full" pending={progress.state !== "idle"}>
        {amount ? (
          <FormattedMessage id="confirmation.payAmount" values={{ amount: formatAmount(intl, amount) }} />
        ) : (
          <FormattedMessage id="confirmation.pay" />
        )}
      </Button>
    </form>
  );
}
