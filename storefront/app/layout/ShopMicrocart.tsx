import { focusFirstProblem, formatAmount, Microcart } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { cart as cartSetting } from "#configuration/cart.ts";
import { checkout } from "#configuration/checkout.ts";
import { itemCount } from "#domain/cart/cart.ts";
import { withPrefix } from "#domain/store.ts";
import { useCheckedLines } from "../state/cart/useCheckedLines.ts";
import { useCartTotals } from "../state/cart/useCartTotals.ts";
import { useCart, usePanels, useShop } from "../state/useShop.ts";
import { useStoreView } from "../state/useStoreView.ts";
import { ShopMicrocartLine } from "./ShopMicrocartLine.tsx";
import { ShopNotices } from "./ShopNotices.tsx";
import { useClosedByNavigation } from "./useClosedByNavigation.ts";

/** The cart over the page. */
export function ShopMicrocart() {
  const intl = useIntl();
  const store = useStoreView();
  const { cart, panels } = useShop();
  const isOpen = usePanels(({ open }) => open === "microcart");
  const isAdded = usePanels((state) => state.isAdded);
  const isHydrated = useCart((state) => state.isHydrated);
  const lines = useCheckedLines();
  const total = useCartTotals().find(({ code }) => code === "grand_total")?.amount ?? null;
  const { currency } = store;
  const delivery = { minor: checkout.defaultShipping.grossPrices[currency], currency };
  useClosedByNavigation(panels.close);
  return (
    <Microcart
      open={isOpen}
      onClose={panels.close}
      count={
        isHydrated
          ? itemCount(
              lines.map(({ line }) => line),
              cartSetting.countBy,
            )
          : null
      }
      total={total}
      added={isAdded}
      notice={<ShopNotices over="microcart" />}
      delivery={<FormattedMessage id="cart.delivery" values={{ price: formatAmount(intl, delivery) }} />}
      checkoutHref={withPrefix("/checkout", store)}
      onCheckout={(event) => {
        if (cart.proceed()) return;
        event.preventDefault();
        focusFirstProblem();
      }}
      cartHref={withPrefix("/cart", store)}
      shopHref={withPrefix("/", store)}
    >
      {lines.map((checked) => (
        <ShopMicrocartLine key={checked.line.sku + checked.line.checksum} {...checked} />
      ))}
    </Microcart>
  );
}
