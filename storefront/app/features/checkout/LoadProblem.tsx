import { Button, checkAddressLater } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { problem } from "./CheckoutView.css.ts";
import type { TypedAddress } from "@dioptra/ui/rules";
import type { CheckoutState } from "../../state/checkoutStore.ts";
import { useCheckout } from "../../state/checkout/createCheckout.ts";
import { isCodeGone } from "../../state/loadFailure.ts";

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

/**
 * Returns what "Try again" does where an address could not be checked. The form is submitted once more if the check loads
 * now. Where it still does not although the shop answers, the shop was deployed meanwhile: the page is loaded again, with
 * what was typed.
 */
export function useUncheckedRetry(
  section: keyof CheckoutState["typed"],
  typed: () => TypedAddress,
  submit: () => unknown,
) {
  const checkout = useCheckout();
  return async (): Promise<void> => {
    const isLoaded = await checkAddressLater(typed()).then(
      () => true,
      () => false,
    );
    if (isLoaded || !(await isCodeGone())) return void submit();
    checkout.keepTyped({ [section]: typed() });
    location.reload();
  };
}
