import { Checkbox } from "@dioptra/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { type Consent, missingConsents } from "#domain/checkout/consents.ts";
import { withPrefix } from "#domain/store.ts";
import { useCheckout, useDraft } from "../../state/checkout/createCheckout.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./CheckoutView.css.ts";
import { newTabTo } from "./newTabTo.tsx";
import { useOffersReminder, useRequiredConsents } from "./useRequiredConsents.ts";

/**
 * What an order accepts: by a tick where the store asks for one, otherwise by a sentence. Lenses that cannot be returned are
 * acknowledged everywhere (docs/decisions/product.md#decision-18). Stands before the order's lines, because nothing but
 * their total may stand between them and the button (Directive 2011/83/EU, article 8(2); § 312j BGB).
 */
export function Consents() {
  const store = useStoreView();
  const checkout = useCheckout();
  const required = useRequiredConsents();
  const offersReminder = useOffersReminder();
  const { consents: given = [], pressesWithoutConsent } = useDraft((draft) => draft);
  const missing = missingConsents(required, given);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressesWithoutConsent > 0) box.current?.querySelector<HTMLElement>("input:not(:checked)")?.focus();
  }, [pressesWithoutConsent]);
  useEffect(() => () => checkout.forgetPresses(), [checkout]);

  const terms = newTabTo(withPrefix("/legal", store));
  const privacy = newTabTo(withPrefix("/privacy", store));
  const labels: Record<Consent, ReactNode> = {
    download: <FormattedMessage id="checkout.consent.download" />,
    lenses: <FormattedMessage id="checkout.consent.lenses" />,
    made: <FormattedMessage id="checkout.consent.made" />,
    terms: <FormattedMessage id="checkout.consent.terms" values={{ terms }} />,
  };
  return (
    <div ref={box} className={styles.consents}>
      {required.map((consent) => (
        <Checkbox
          key={consent}
          aria-required
          checked={given.includes(consent)}
          onChange={({ target }) => checkout.setConsent(consent, target.checked)}
          error={
            pressesWithoutConsent > 0 &&
            missing.includes(consent) && <FormattedMessage id={`checkout.consent.${consent}Missing`} />
          }
        >
          {labels[consent]}
        </Checkbox>
      ))}
      {offersReminder && (
        <Checkbox
          checked={given.includes("reminder")}
          onChange={({ target }) => checkout.setConsent("reminder", target.checked)}
        >
          <FormattedMessage id="checkout.consent.reminder" />
        </Checkbox>
      )}
      {!required.includes("terms") && (
        <p>
          <FormattedMessage id="checkout.accepts" values={{ terms }} />
        </p>
      )}
      <p>
        <FormattedMessage id="checkout.privacy" values={{ privacy }} />
      </p>
    </div>
  );
}
