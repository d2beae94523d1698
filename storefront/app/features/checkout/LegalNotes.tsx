import { FormattedMessage } from "react-intl";
import { isMadeToPrescription } from "#domain/cart/prescriptionOptions.ts";
import { withPrefix } from "#domain/store.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";
import { newTabTo } from "./newTabTo.tsx";

/** What an order accepts, and what of it cannot be returned (docs/decisions/product.md#decision-18). */
export function LegalNotes() {
  const store = useStoreView();
  const hasGlasses = useCart(({ lines }) =>
    lines.some(({ productOption }) => isMadeToPrescription(productOption.custom)),
  );
  const terms = newTabTo(withPrefix("/i/legal", store));
  const privacy = newTabTo(withPrefix("/i/privacy", store));
  return (
    <>
      <p>
        <FormattedMessage id="checkout.accepts" values={{ terms, privacy }} />
      </p>
      {hasGlasses && (
        <p>
          <FormattedMessage id="checkout.notReturnable" />
        </p>
      )}
    </>
  );
}
