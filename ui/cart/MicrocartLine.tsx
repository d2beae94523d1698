import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { QuantityStepper } from "../forms/QuantityStepper.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formatAmount.ts";
import { CartLine, type CartLineProps } from "./CartLine.tsx";
import { problems } from "./MicrocartLine.css.ts";

export interface MicrocartLineProps extends Pick<
  CartLineProps,
  | "name"
  | "href"
  | "picture"
  | "mark"
  | "options"
  | "quantity"
  | "unitPrice"
  | "rowTotal"
  | "discount"
  | "pending"
  | "children"
> {
  /** How many can be had; 0 when it is sold out. */
  available: number;
  /** What one piece cost when it was put into the cart, if that has changed. */
  formerPrice?: AmountValue | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A line of the `Microcart`, with what has become of it since it was put there. */
export function MicrocartLine({ available, formerPrice, onQuantity, ...line }: MicrocartLineProps) {
  const isTooMany = line.quantity > available;
  return (
    <CartLine
      {...line}
      variant="summary"
      quantityControl={
        available === 0 ? null : (
          <QuantityStepper product={line.name} value={line.quantity} available={available} onChange={onQuantity} />
        )
      }
      notice={
        (isTooMany || formerPrice) && (
          <div className={problems}>
            {isTooMany && (
              <InlineNotice type="error">
                <FormattedMessage id="ui.microcartLine.available" values={{ available }} />
              </InlineNotice>
            )}
            {formerPrice && (
              <InlineNotice type="info">
                <FormattedMessage
                  id="ui.microcartLine.priceChanged"
                  values={{
                    former: <Amount key="former" value={formerPrice} />,
                    current: <Amount key="current" value={line.unitPrice} />,
                  }}
                />
              </InlineNotice>
            )}
          </div>
        )
      }
    />
  );
}
