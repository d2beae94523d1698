import { checkout as setting } from "#configuration/checkout.ts";
import { isPaidDownload } from "#domain/cart/cart.ts";
import { isMadeToPrescription } from "#domain/cart/customChoices.ts";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";
import { type Consent, requiredConsents } from "#domain/checkout/consents.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";

/** Returns what has to be ticked before this cart is ordered in this store. */
export function useRequiredConsents(): readonly Consent[] {
  const { code } = useStoreView();
  const hasPrescriptionLenses = useCart(({ lines }) =>
    lines.some(({ productOption }) => isMadeToPrescription(productOption.custom)),
  );
  const hasMadeToOrder = useCart(({ lines }) =>
    lines.some(({ options, productOption }) => isMadeToOrder(options, productOption.custom)),
  );
  const hasPaidDownload = useCart(({ lines }) => lines.some(isPaidDownload));
  return requiredConsents({
    isTermsTicked: setting.termsTickedInStores.includes(code),
    hasPrescriptionLenses,
    hasMadeToOrder,
    hasPaidDownload,
  });
}
