import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { payment } from "#configuration/payment.ts";
import { LazyBlikField } from "../../components/payment/lazyBlikField.ts";
import { useDraft } from "../../state/checkout/createCheckout.ts";
import { blikCodeOf } from "../../state/payment/blikCode.ts";
import { useShop } from "../../state/useShop.ts";

/** Asks for the BLIK code, at the last step because a code is valid for two minutes only. */
export function BlikQuestion() {
  const blik = blikCodeOf(useShop());
  const isBlik = useDraft(({ paymentCode }) => paymentCode === payment.blik.methodCode);
  const { code, timesMissing } = useStore(blik.store);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesMissing > 0) field.current?.querySelector("input")?.focus();
  }, [timesMissing]);
  // The code is dropped when the shopper leaves.
  useEffect(() => () => blik.set(null), [blik]);
  return (
    isBlik && (
      <div ref={field}>
        <LazyBlikField value={code} onChange={blik.set} isMissing={timesMissing > 0} />
      </div>
    )
  );
}
