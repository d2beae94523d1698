import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { ExpressCheck, expressDraft } from "../../components/ExpressCheck.tsx";
import { WithMessages } from "../../components/WithMessages.tsx";
import { partsOfPanel } from "../../i18n/messageParts.ts";
import { readFormDraft } from "../../state/formDraft.ts";
import * as styles from "./ProductView.css.ts";

export interface ExpressFormProps {
  readonly sku: string;
  /** Whether the product can be ordered with prescription lenses too, which are made first. */
  readonly takesLenses: boolean;
}

/** Asks for a postcode and says when this product can come there (docs/specification/products.md#product-31). */
export const ExpressForm = (props: ExpressFormProps) => (
  <WithMessages parts={partsOfPanel.express}>
    <Form {...props} />
  </WithMessages>
);

function Form({ sku, takesLenses }: ExpressFormProps) {
  const [initialPostcode] = useState(() => readFormDraft(expressDraft)["postcode"] ?? null);
  const place = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place} className={styles.express}>
      <strong>
        <FormattedMessage id="ui.deliveryCheck.title" />
      </strong>
      <ExpressCheck sku={sku} initialPostcode={initialPostcode} />
      {takesLenses && (
        <p className={styles.muted}>
          <FormattedMessage id="express.frameOnly" />
        </p>
      )}
    </div>
  );
}
