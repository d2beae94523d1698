import { Button, InlineNotice } from "@dioptra/ui";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { OrderOutcome } from "../../state/checkout/createCheckout.ts";
import * as styles from "./CheckoutView.css.ts";

/** Why there is no order yet, by what the platform said. */
const refusals: Readonly<Record<string, string>> = {
  PRICE_CHANGED: "checkout.error.price",
  CART_CHANGED: "checkout.error.price",
  OUT_OF_STOCK: "notice.someUnavailable",
  TOO_MANY: "notice.someUnavailable",
};

function problemOf(outcome: OrderOutcome): string | null {
  switch (outcome.state) {
    case "placed":
      return null;
    case "unanswered":
      return "checkout.error.noAnswer";
    case "failed":
      return "checkout.error.server";
    case "refused":
      return refusals[outcome.code ?? ""] ?? "checkout.error.invalid";
  }
}

export interface PlaceOrderProps {
  readonly place: () => Promise<OrderOutcome | null>;
  readonly onPlaced: (orderNumber: string) => void;
}

/** The statutory button, and what became of pressing it (decision 10). */
export function PlaceOrder({ place, onPlaced }: PlaceOrderProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function press() {
    setPending(true);
    setProblem(null);
    const outcome = await place();
    if (outcome?.state === "placed") return onPlaced(outcome.number);
    setPending(false);
    setProblem(outcome && problemOf(outcome));
  }

  return (
    <>
      <div role="alert">
        {problem && (
          <InlineNotice type="error">
            <FormattedMessage id={problem} />
          </InlineNotice>
        )}
      </div>
      <Button size="primary" width="full" pending={pending} onClick={() => void press()}>
        <FormattedMessage id="checkout.place" />
      </Button>
      <p className={styles.note}>
        <FormattedMessage id="checkout.returns" />
      </p>
    </>
  );
}
