import { CartLine, CartLines, CartTotals, FramePicture, LineProblems, TempleMark } from "@dioptra/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { cart as cartSetting } from "#configuration/cart.ts";
import { images } from "#configuration/images.ts";
import { shownDiscount } from "#domain/cart/totals.ts";
import { unstatedValues } from "#domain/cart/cart.ts";
import { multiply } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { CheckedLine } from "../../state/cart/useCheckedCart.ts";
import { useOrderTotals } from "../../state/checkout/useOrderTotals.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import { LazyCoupon, LazyLineValues } from "../../components/lazyCartParts.ts";
import { LazyReturnNote } from "./lazySteps.ts";

export interface OrderSummaryProps {
  readonly lines: readonly CheckedLine[];
  readonly children?: ReactNode;
}

/**
 * The lines and totals of the order. At the last step, `children` is the order button, which must stand directly below
 * (docs/decisions/product.md#decision-10).
 */
export function OrderSummary({ lines, children }: OrderSummaryProps) {
  const intl = useIntl();
  const store = useStoreView();
  const { cart } = useShop();
  const rows = useOrderTotals();
  const coupon = useCart(({ totals }) => totals?.couponCode ?? undefined);
  return (
    <>
      <CartLines label={intl.formatMessage({ id: "checkout.order" })}>
        {lines.map(({ line, problem, priceBefore, available }) => {
          const picture = productPicture(line, "square", images);
          const custom = unstatedValues(line);
          return (
            <CartLine
              key={line.sku + line.checksum}
              variant="summary"
              name={line.name}
              href={problem?.problem === "gone" ? undefined : productHref(store.prefix, line, line.sku)}
              picture={picture && <FramePicture {...picture} alt="" crop="square" />}
              mark={line.frame && <TempleMark {...line.frame} />}
              options={line.options}
              quantity={line.quantity}
              unitPrice={line.price.current}
              rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
              discount={shownDiscount(line, cartSetting)}
              notice={
                (line.productOption.custom.length > 0 || problem || priceBefore) && (
                  <>
                    {custom.length > 0 && <LazyLineValues custom={custom} />}
                    {line.productOption.custom.length > 0 && <LazyReturnNote {...line} />}
                    {(problem || priceBefore) && (
                      <LineProblems
                        name={line.name}
                        problem={problem}
                        onAccept={(quantity) => void cart.setQuantity(line, quantity, available)}
                        priceBefore={priceBefore}
                        price={line.price.current}
                      />
                    )}
                  </>
                )
              }
              confirmRemoval={cartSetting.confirmRemoval}
              {...(problem && { onRemove: () => void cart.remove(line) })}
            />
          );
        })}
      </CartLines>
      <CartTotals rows={rows} couponCode={coupon} />
      {children}
      <LazyCoupon />
    </>
  );
}
