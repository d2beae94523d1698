import { checkout as setting } from "#configuration/checkout.ts";
import { isContactLensLine, isPaidDownload } from "#domain/cart/cart.ts";
import { isMadeToPrescription } from "#domain/cart/customChoices.ts";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";
import { type Consent, requiredConsents } from "#domain/checkout/consents.ts";
import { useCart, useStoreView } from "../../state/useShop.ts";

/** Returns whether the shopper may ask for a reminder of new contact lenses (docs/specification/orders.md#order-40). */
export const useOffersReminder = (): boolean => useCart(({ lines }) => lines.some(isContactLensLine));

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
