import { focusFirstProblem, FramePicture, Microcart, MicrocartLine, TempleMark } from "@dioptra/ui";
import { cart as cartSetting } from "#configuration/cart.ts";
import { images } from "#configuration/images.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import { shownDiscount } from "#domain/cart/totals.ts";
import { multiply } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { type CheckedLine, useCartTotals, useCheckedLines } from "../state/cart/useCheckedCart.ts";
import { useCheckoutHref } from "../state/cart/useCheckoutHref.ts";
import { useCart, usePanels, useShop, useStoreView } from "../state/useShop.ts";
import { itemCount } from "#domain/cart/cart.ts";
import { withPrefix } from "#domain/store.ts";
import { useCartDelivery } from "../components/useCartDelivery.tsx";
import { useCloseOnNavigation } from "./navigation.ts";

/** A line of the microcart. */
function ShopMicrocartLine({ line, problem, priceBefore, available }: CheckedLine) {
  const { prefix } = useStoreView();
  const picture = productPicture(line, "square", images);
  const { cart } = useShop();
  return (
    <MicrocartLine
      name={line.name}
      href={problem?.problem === "gone" ? undefined : productHref(prefix, line, line.sku)}
      picture={picture && <FramePicture {...picture} alt="" crop="square" />}
      mark={line.frame && <TempleMark {...line.frame} />}
      options={line.options}
      quantity={line.quantity}
      unitPrice={line.price.current}
      rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
      discount={shownDiscount(line, cartSetting)}
      available={available ?? maximumQuantity}
      problem={problem}
      priceBefore={priceBefore}
      onQuantity={(quantity) => void cart.setQuantity(line, quantity, available)}
      confirmRemoval={cartSetting.confirmRemoval}
      onRemove={() => void cart.remove(line)}
    />
  );
}

/** The microcart: the cart as a panel over the page. */
export function ShopMicrocart() {
  const store = useStoreView();
  const { cart, panels } = useShop();
  const isOpen = usePanels(({ open }) => open === "microcart");
  const isAdded = usePanels((state) => state.isAdded);
  const adding = useCart((state) => state.adding);
  const isHydrated = useCart((state) => state.isHydrated);
  const lines = useCheckedLines();
  const total = useCartTotals().find(({ code }) => code === "grand_total")?.amount ?? null;
  const delivery = useCartDelivery();
  const checkoutHref = useCheckoutHref();
  useCloseOnNavigation(panels.close);
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
      adding={adding}
      delivery={delivery.price}
      freeDelivery={delivery.hint}
      checkoutHref={checkoutHref}
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
