import { Button } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { problem } from "./CheckoutView.css.ts";

/** Says that the platform did not answer, and offers to try again. The shopper's input is kept. */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
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
