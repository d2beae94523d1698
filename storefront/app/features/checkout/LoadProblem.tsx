import { Button } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { problem } from "./CheckoutView.css.ts";

/** The platform did not answer; what was filled in is still there. */
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
