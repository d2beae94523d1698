import { checkAddressLater } from "@dioptra/ui";
import type { TypedAddress } from "@dioptra/ui/rules";
import type { CheckoutState } from "../../state/checkout/checkoutStore.ts";
import { useCheckout } from "../../state/checkout/useCheckout.ts";
import { isCodeGone } from "../../state/missingCode.ts";

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
