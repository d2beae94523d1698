import { CartLine, FramePicture, InlineNotice, QuantityStepper, TempleMark } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import type { CartLine as Line } from "#domain/cart/cart.ts";
import { availableOf, maximumQuantity } from "#domain/cart/quantity.ts";
import { multiply } from "#domain/money/arithmetic.ts";
import { framePictureHref } from "#domain/product/framePictureHref.ts";
import { productHref } from "#domain/product/productHref.ts";
import { stockQuery } from "../../queries/stock.ts";
import { useShop } from "../../state/useShop.ts";
import { useStoreView } from "../../state/useStoreView.ts";

/** A line that can be changed. */
export function CartViewLine({ line }: { readonly line: Line }) {
  const { prefix } = useStoreView();
  const { cart } = useShop();
  const { client } = useRouteContext({ from: "__root__" });
  const stock = useQuery(stockQuery(client, line.sku));
  const available = availableOf(stock.data ?? null);
  const isTooMany = available !== null && line.quantity > available;
  return (
    <CartLine
      name={line.name}
      href={productHref(prefix, line, line.sku)}
      picture={line.frame && <FramePicture src={framePictureHref(line.frame, "square")} alt="" crop="square" />}
      mark={line.frame && <TempleMark {...line.frame} />}
      options={line.options}
      quantity={line.quantity}
      quantityControl={
        <QuantityStepper
          product={line.name}
          value={line.quantity}
          available={available ?? maximumQuantity}
          onChange={(quantity) => void cart.setQuantity(line, quantity, available)}
        />
      }
      unitPrice={line.price.current}
      rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
      notice={
        isTooMany ? (
          <InlineNotice type="error">
            <FormattedMessage id="cart.line.tooMany" values={{ available }} />
          </InlineNotice>
        ) : undefined
      }
      onRemove={() => void cart.remove(line)}
    />
  );
}
