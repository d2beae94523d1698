import { InlineNotice } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";

/** Says why only one delivery or payment is offered. */
export const OfflineNote = () => (
  <div aria-live="polite">
    <InlineNotice type="info">
      <FormattedMessage id="checkout.offline.methods" />
    </InlineNotice>
  </div>
);
