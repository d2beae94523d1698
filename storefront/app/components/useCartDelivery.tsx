import { FreeDeliveryHint, formatAmount } from "@dioptra/ui";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { compare } from "#domain/money.ts";
import { useFreeDelivery } from "../state/cart/useCheckedCart.ts";
import { useStoreView } from "../state/useShop.ts";
import { defaultDelivery } from "../queries/defaultDelivery.ts";

/** What a cart says about its delivery before the checkout. */
export interface CartDelivery {
  /** How much is missing for free delivery, or that it is reached; null where delivery is never free. */
  readonly hint: ReactNode;
  /** From which price the cart is delivered; null once delivery is free. */
  readonly price: ReactNode;
}

/** Returns what the cart and the microcart say about the delivery. */
export function useCartDelivery(): CartDelivery {
  const intl = useIntl();
  const { currency } = useStoreView();
  const { rate, freeFrom } = defaultDelivery(currency);
  const free = useFreeDelivery(freeFrom);
  const isFree = free !== null && compare(free.goods, free.threshold) >= 0;
  return {
    hint: free && <FreeDeliveryHint subtotal={free.goods} threshold={free.threshold} />,
    price: isFree ? null : <FormattedMessage id="cart.delivery" values={{ price: formatAmount(intl, rate) }} />,
  };
}
