import { CartLine, FramePicture, LineProblems, QuantityStepper, TempleMark } from "@dioptra/ui";
import { cart as cartSetting } from "#configuration/cart.ts";
import { images } from "#configuration/images.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import { shownDiscount } from "#domain/cart/totals.ts";
import { multiply } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { CheckedLine } from "../../state/cart/useCheckedLines.ts";
import { useShop } from "../../state/useShop.ts";
import { useStoreView } from "../../state/useStoreView.ts";

/** A line that can be changed. */
export function CartViewLine({ line, problem, priceBefore, available }: CheckedLine) {
  const { prefix } = useStoreView();
  const picture = productPicture(line, "square", images);
  const { cart } = useShop();
  const isGone = problem?.problem === "gone";
  const isOut = isGone || problem?.problem === "sold-out";
  const setQuantity = (quantity: number) => void cart.setQuantity(line, quantity, available);
  return (
    <CartLine
      name={line.name}
      href={isGone ? undefined : productHref(prefix, line, line.sku)}
      picture={picture && <FramePicture {...picture} alt="" crop="square" />}
      mark={line.frame && <TempleMark {...line.frame} />}
      options={line.options}
      quantity={line.quantity}
      quantityControl={
        isOut ? undefined : (
          <QuantityStepper
            product={line.name}
            value={line.quantity}
            available={available ?? maximumQuantity}
            onChange={setQuantity}
          />
        )
      }
      unitPrice={line.price.current}
      rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
      discount={shownDiscount(line, cartSetting)}
      notice={
        (problem || priceBefore) && (
          <LineProblems
            name={line.name}
            problem={problem}
            onAccept={setQuantity}
            priceBefore={priceBefore}
            price={line.price.current}
          />
        )
      }
      confirmRemoval={cartSetting.confirmRemoval}
      onRemove={() => void cart.remove(line)}
    />
  );
}
