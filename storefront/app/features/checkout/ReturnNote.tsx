import { FormattedMessage } from "react-intl";
import type { CartLine } from "#domain/cart/cart.ts";
import { isMadeToPrescription } from "#domain/cart/customChoices.ts";

/** Says at a line that is made to a prescription that it cannot be returned (docs/decisions/product.md#decision-18). */
export const ReturnNote = ({ custom }: Pick<CartLine["productOption"], "custom">) =>
  isMadeToPrescription(custom) && (
    <p>
      <FormattedMessage id="checkout.notReturnable" />
    </p>
  );
