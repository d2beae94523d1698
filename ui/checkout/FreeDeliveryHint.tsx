import { FormattedMessage } from "react-intl";
import { InlineNotice } from "../feedback/InlineNotice.tsx";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { Amount } from "../primitives/Amount.tsx";
import type { AmountValue } from "../primitives/formats.ts";

export interface FreeDeliveryHintProps {
  /** What the products come to, gross, after discounts. */
  subtotal: AmountValue;
  /** From which amount on delivery costs nothing; in the same currency. */
  threshold: AmountValue;
}

/** How much is missing until delivery costs nothing, or that it does. A change is read out. */
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
