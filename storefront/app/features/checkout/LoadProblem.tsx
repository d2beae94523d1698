import { Button } from "@dioptra/ui";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useCheckout } from "../../state/checkout/createCheckout.ts";
import { problem } from "./CheckoutView.css.ts";

/**
 * Says that the platform did not answer, and offers to try again. The shopper's input is kept. If the login has expired, it
 * opens over the page.
 */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
  const checkout = useCheckout();
  useEffect(() => checkout.checkLogin(), [checkout]);
  return (
    <div className={problem} role="alert">
      <p>
        <FormattedMessage id="checkout.error.methods" />
      </p>
      <Button variant="line" size="compact" onClick={onRetry}>
        <FormattedMessage id="checkout.error.retry" />
      </Button>
    </div>
  );
}
