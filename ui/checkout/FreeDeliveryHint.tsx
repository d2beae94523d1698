import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";

export interface FreeDeliveryHintProps {
  /** The gross total of the products, after discounts. */
  subtotal: AmountValue;
  /** The amount from which delivery is free, in the same currency. */
  threshold: AmountValue;
}

/** Renders the amount still missing for free delivery, or that it is reached. Announces changes. */
export function FreeDeliveryHint({ subtotal, threshold }: FreeDeliveryHintProps) {
  const missing = { ...threshold, minor: threshold.minor - subtotal.minor };
  return (
    <div aria-live="polite">
      {missing.minor <= 0 ? (
        <InlineNotice type="success">
          <FormattedMessage id="ui.freeDeliveryHint.reached" />
        </InlineNotice>
      ) : (
        <ProgressBar
          label={
            <FormattedMessage
              id="ui.freeDeliveryHint.missing"
              values={{ amount: <Amount key="amount" value={missing} /> }}
            />
          }
          value={subtotal.minor}
          maximum={threshold.minor}
        >
          <Amount value={threshold} />
        </ProgressBar>
      )}
    </div>
  );
}
