import { Button, InlineNotice } from "@dioptra/ui";
import type { RefObject } from "react";
import { FormattedMessage } from "react-intl";

export interface NoMethodsProps {
  /** Focuses the way on. */
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** The name of the chosen point, if it takes no payment and only that is left; null if the country has no method. */
  readonly pointName: string | null;
  /** Called when the shopper wants to change the delivery. */
  readonly onChangeDelivery: () => void;
}

/** Says why the order cannot be paid in any way, and leads to the delivery, on which the methods depend. */
export const NoMethods = ({ ref, pointName, onChangeDelivery }: NoMethodsProps) => (
  <InlineNotice type="error">
    {pointName === null ? (
      <FormattedMessage id="checkout.noMethod" />
    ) : (
      <FormattedMessage id="checkout.noMethodAtPoint" values={{ name: pointName }} />
    )}
    <div>
      <Button ref={ref} variant="line" size="compact" onClick={onChangeDelivery}>
        <FormattedMessage id="checkout.changeDelivery" />
      </Button>
    </div>
  </InlineNotice>
);
