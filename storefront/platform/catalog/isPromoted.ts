import type { Currency } from "#domain/money.ts";
import { lowestBefore } from "./priceNow.ts";
import { isForSale } from "./isForSale.ts";
import type { ListedProduct } from "./listedProduct.ts";

/** Whether a reduction of it may be announced at a moment: what it is offered as follows from what is asked for it. */
export const isPromoted = ({ product, listings }: ListedProduct, currency: Currency, moment: Date): boolean =>
  listings.some(
    ({ variant, price, history }) =>
      isForSale({ product, variant }) && lowestBefore(price, history, currency, moment) !== null,
  );
