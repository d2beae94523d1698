import { FramePicture, MicrocartLine, TempleMark } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { CartLine } from "#domain/cart/cart.ts";
import { availableOf, maximumQuantity } from "#domain/cart/quantity.ts";
import { multiply } from "#domain/money/arithmetic.ts";
import { framePictureHref } from "#domain/product/framePictureHref.ts";
import { productHref } from "#domain/product/productHref.ts";
import { stockQuery } from "../queries/stock.ts";
import { useShop } from "../state/useShop.ts";
import { useStoreView } from "../state/useStoreView.ts";

/** A line of the cart over the page. */
export function ShopMicrocartLine({ line }: { readonly line: CartLine }) {
  const { prefix } = useStoreView();
  const { cart } = useShop();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const available = availableOf(useQuery(stockQuery(client, line.sku)).data ?? null);
  return (
    <MicrocartLine
      name={line.name}
      href={productHref(prefix, line, line.sku)}
      picture={line.frame && <FramePicture src={framePictureHref(line.frame, "square")} alt="" crop="square" />}
      mark={line.frame && <TempleMark {...line.frame} />}
      options={line.options}
      quantity={line.quantity}
      unitPrice={line.price.current}
      rowTotal={line.totals?.rowTotal ?? multiply(line.price.current, line.quantity)}
      available={available ?? maximumQuantity}
      onQuantity={(quantity) => void cart.setQuantity(line, quantity, available)}
      onRemove={() => void cart.remove(line)}
    />
  );
}
