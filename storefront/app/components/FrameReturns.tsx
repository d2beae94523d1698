import { FormattedMessage } from "react-intl";
import { offer } from "#configuration/offer.ts";
import { useCart } from "../state/useShop.ts";
import { note } from "./note.css.ts";

/** That frames can be returned, if there is one in the cart. */
export function FrameReturns() {
  const hasFrame = useCart(({ lines }) => lines.some(({ frame }) => frame !== null));
  if (!hasFrame) return null;
  return (
    <p className={note}>
      <FormattedMessage id="checkout.returns" values={{ days: offer.returnDays }} />
    </p>
  );
}
