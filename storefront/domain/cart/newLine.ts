import type { ConfigurableOption, Product, Variant } from "../product/product.ts";
import type { CartLine, ServerLine } from "./cart.ts";
import { checksum } from "./checksum.ts";

type Bought = Pick<
  Product,
  "sku" | "parentSku" | "slug" | "type" | "name" | "price" | "frame" | "goods" | "pictures" | "options"
>;

/** A line for so many pieces of a product, or of one of its variants; the platform has not seen it yet. */
export function newLine(product: Bought, variant: Variant | null, quantity: number): CartLine {
  const { sku, price, frame, pictures } = variant ?? product;
  const chosen = product.options.flatMap((option) => choiceOf(option, variant));
  const productOption = {
    configurable: chosen.map(({ attributeId, valueId }) => ({ optionId: attributeId, optionValue: valueId })),
    custom: [],
    bundle: [],
  };
  return {
    sku,
    parentSku: product.parentSku,
    slug: product.slug,
    type: product.type,
    name: product.name,
    quantity,
    agreedQuantity: 0,
    price,
    productOption,
    checksum: checksum(productOption),
    options: chosen.map(({ label, value }) => ({ label, value })),
    frame,
    goods: product.goods,
    picture: pictures[0] ?? null,
    serverItemId: null,
    serverCartId: null,
    totals: null,
  };
}

/** What a variant answers to one option; nothing when it is not asked. */
function choiceOf({ attributeId, code, label, values }: ConfigurableOption, variant: Variant | null) {
  const valueId = variant?.values[code];
  if (valueId === undefined) return [];
  return [{ attributeId, valueId, label, value: values.find(({ id }) => id === valueId)?.label ?? valueId }];
}

/** The line as the platform knows it: its names for it, and the quantity that both agree on. */
export function agreedLine(line: CartLine, server: ServerLine): CartLine {
  const { configurable, custom, bundle } = server.productOption;
  // A platform that says nothing of the options has not changed them.
  const productOption =
    configurable.length + custom.length + bundle.length > 0 ? server.productOption : line.productOption;
  return {
    ...line,
    type: server.type,
    productOption,
    checksum: checksum(productOption),
    agreedQuantity: server.quantity,
    serverItemId: server.itemId,
    serverCartId: server.cartId,
  };
}
