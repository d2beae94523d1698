import { FramePicture, type GroupedProductItem, GroupedProducts } from "@dioptra/ui";
import { type ComponentProps, useState } from "react";
import { images } from "#configuration/images.ts";
import type { AddLineRefusal } from "#domain/cart/lines.ts";
import { groupMembers } from "#domain/cart/sets.ts";
import { productHref } from "#domain/product/href.ts";
import type { ProductPart, Stock } from "#domain/product/product.ts";
import { productPicture } from "#domain/product/productPicture.ts";
import { useCart, useShop, useStoreView } from "../../state/useShop.ts";
import type { OptionFormProps } from "./optionForm.ts";

type Refusals = NonNullable<ComponentProps<typeof GroupedProducts>["refused"]>;

/** Up to this number of pieces in stock, the number is shown. */
const maxCountedPieces = 5;

/** The members of a group, each in its own number, added to the cart with one press: all of them or none. */
export const GroupForm = (props: OptionFormProps) => <Form key={props.product.sku} {...props} />;

function Form({ product, onPrice }: OptionFormProps) {
  const { cart } = useShop();
  const { prefix } = useStoreView();
  const adding = useCart((state) => state.adding);
  const [refused, setRefused] = useState<Refusals>({});
  const quantities = groupMembers(product).map(({ sku, quantity }) => [sku, quantity] as const);

  async function add(lines: readonly { readonly id: string; readonly quantity: number }[]) {
    const refusals = await cart.addSkus(lines.map(({ id, quantity }) => ({ sku: id, quantity })));
    setRefused(Object.fromEntries(Object.entries(refusals).map(([sku, refusal]) => [sku, reasonOf(refusal)])));
  }

  return (
    <GroupedProducts
      products={product.members.map((member) => itemOf(member, prefix))}
      currency={product.price.current.currency}
      defaultQuantities={Object.fromEntries(quantities)}
      pending={adding}
      refused={refused}
      onTotal={onPrice}
      onAdd={(lines) => void add(lines)}
    />
  );
}

function itemOf(member: ProductPart, prefix: string): GroupedProductItem {
  const picture = productPicture(member, "square", images);
  const { current, reduction } = member.price;
  return {
    id: member.sku,
    name: member.name,
    kind: member.brand,
    href: productHref(prefix, member, member.sku),
    picture: picture && <FramePicture {...picture} alt="" crop="square" />,
    price: { current, ...reduction },
    stock: badgeOf(member.stock),
    available: member.stock.inStock ? member.stock.quantity : 0,
  };
}

function badgeOf({ inStock, quantity }: Stock): GroupedProductItem["stock"] {
  if (!inStock) return { state: "sold-out" };
  return quantity <= maxCountedPieces ? { state: "last-pieces", pieces: quantity } : { state: "in-stock" };
}

/** Returns why a member was refused, as its line says it. */
function reasonOf(refusal: AddLineRefusal): Refusals[string] {
  switch (refusal.reason) {
    case "too-many":
      return { reason: "too-many", available: refusal.available };
    case "out-of-stock":
    case "product-errors":
      return { reason: "sold-out" };
    case "price-unknown":
      return { reason: "price-unknown" };
    default:
      return { reason: "failed" };
  }
}
