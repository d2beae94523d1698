import type { LineSelection } from "../cart/lines.ts";
import type { Order } from "./order.ts";

/** A line of an order that can be put into the cart again. */
export interface ReorderedLine {
  readonly sku: string;
  readonly parentSku: string;
  readonly quantity: number;
  /** What was chosen besides the variant; null for a product without choices, which is sold at today's price. */
  readonly selection: LineSelection | null;
}

/**
 * Returns the lines of an order that can be ordered again as they were. Lenses whose values were erased cannot, because
 * nobody knows them any more. The price of a line with choices is that of the order, until the platform says today's.
 */
export const reorderLines = ({ lines }: Pick<Order, "lines">): readonly ReorderedLine[] =>
  lines
    .filter(({ isMadeToPrescription, custom }) => !isMadeToPrescription || custom.length > 0)
    .map(({ sku, parentSku, quantity, custom, bundle, unitPrice, options, frame, goods, picture }) => ({
      sku,
      parentSku,
      quantity,
      selection:
        custom.length + bundle.length === 0
          ? null
          : {
              custom,
              bundle,
              price: { current: unitPrice, reduction: null },
              options,
              shown: { frame, goods, picture },
            },
    }));
