import { FramePicture, MicrocartLine, TempleMark } from "@dioptra/ui";
import { cart as cartSetting } from "#configuration/cart.ts";
import { images } from "#configuration/images.ts";
import { maximumQuantity } from "#domain/cart/quantity.ts";
import { shownDiscount } from "#domain/cart/totals.ts";
import { multiply } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import type { CheckedLine } from "../state/cart/useCheckedLines.ts";
import { useShop } from "../state/useShop.ts";
import { useStoreView } from "../state/useStoreView.ts";

/** A line of the cart over the page. */
export function ShopMicrocartLine({ line, problem, priceBefore, available }: CheckedLine) {
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
