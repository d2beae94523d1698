import { FormattedMessage } from "react-intl";
import type { CartLine } from "#domain/cart/cart.ts";
import { isMadeToPrescription } from "#domain/cart/customChoices.ts";
import { isMadeToOrder } from "#domain/cart/madeToOrder.ts";

/** Says at a line that is made for the shopper only that it cannot be returned (docs/decisions/product.md#decision-18). */
export function ReturnNote({ options, productOption: { custom } }: Pick<CartLine, "options" | "productOption">) {
  const isPrescription = isMadeToPrescription(custom);
  if (!isPrescription && !isMadeToOrder(options, custom)) return null;
  return (
    <p>
      <FormattedMessage id={isPrescription ? "checkout.notReturnable" : "checkout.own.notReturnable"} />
    </p>
  );
}
