import { FocusedHeader } from "@dioptra/ui";
import { withPrefix } from "#domain/store.ts";
import { useStoreView } from "../state/useStoreView.ts";
import { CheckoutProgress } from "./CheckoutProgress.tsx";

/** The head of the checkout: how far it has come, and the way back. */
export function CheckoutHead() {
  const store = useStoreView();
  return (
    <FocusedHeader homeHref={withPrefix("/", store)}>
      <CheckoutProgress />
    </FocusedHeader>
  );
}
