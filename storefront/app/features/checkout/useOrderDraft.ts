import type { OrderOutcome } from "../../state/checkout/createCheckout.ts";
import { useShop } from "../../state/useShop.ts";
import { useStoreView } from "../../state/useStoreView.ts";

/** The order as it stands now, ready to be placed. */
export function useOrderDraft(cartId: string | null): { readonly place: () => Promise<OrderOutcome | null> } {
  const { cart, checkout } = useShop();
  const store = useStoreView();
  return {
    place: () => {
      const { personal, shippingAddress, billingAddress, shipping, paymentCode } = checkout.store.getState();
      return checkout.place({
        cartId: cartId ?? "",
        storeCode: store.code,
        createdAt: new Date(),
        customer: personal ?? { firstName: "", lastName: "", email: "" },
        shippingAddress: shippingAddress ?? nowhere,
        billingAddress,
        shipping,
        paymentCode,
        products: cart.store
          .getState()
          .lines.map(({ sku, name, quantity, price }) => ({ sku, name, quantity, price: price.current })),
      });
    },
  };
}

const nowhere = {
  firstName: "",
  lastName: "",
  country: "",
  street: "",
  apartment: "",
  postcode: "",
  city: "",
  region: "",
  phone: "",
};
