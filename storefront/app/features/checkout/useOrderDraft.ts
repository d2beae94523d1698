import type { Money } from "#domain/money.ts";
import { useCartTotals } from "../../state/cart/useCartTotals.ts";
import type { OrderOutcome } from "../../state/checkout/createCheckout.ts";
import { useCheckout } from "../../state/checkout/useCheckout.ts";
import { useShop } from "../../state/useShop.ts";

export interface ShownOrder {
  /** Null as long as no price of delivery is shown. */
  readonly delivery: Money | null;
  readonly place: () => Promise<OrderOutcome | null>;
}

/** The order as it stands now, and as it is shown, ready to be placed. */
export function useOrderDraft(cartId: string | null): ShownOrder {
  const { cart } = useShop();
  const checkout = useCheckout();
  const delivery = useCartTotals().find(({ code }) => code === "shipping")?.amount ?? null;
  return {
    delivery,
    place: () =>
      checkout.place({
        cartId: cartId ?? "",
        delivery,
        products: cart.store.latest().lines.map(({ sku, name, quantity, price, checksum }) => ({
          sku,
          name,
          quantity,
          price: price.current,
          checksum,
        })),
      }),
  };
}
