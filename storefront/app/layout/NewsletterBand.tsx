import { Heading, LoadingPart, type RetryableLoad, retryableLoad, useIsNear } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ComponentType, use, useId, useMemo, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { offer } from "#configuration/offer.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";
import * as styles from "./NewsletterBand.css.ts";
import { LazyPlainNewsletter } from "./plainNewsletter.ts";

/** Pixels between the visible part of the page and the band at which its form is loaded. */
const nearby = 800;

/** The newsletter above the footer: what it brings, and a form that is loaded when the shopper comes near. */
export function NewsletterBand() {
  const { texts } = useRouteContext({ from: "__root__" });
  const title = useId();
  const band = useRef<HTMLElement>(null);
  const isNear = useIsNear(band, nearby);
  const form = useMemo(
    () =>
      retryableLoad(() =>
        Promise.all([import("../components/NewsletterSignUp.tsx"), texts.load(partsOfPanel.newsletter)]),
      ),
    [texts],
  );
  return (
    <section ref={band} className={styles.band} aria-labelledby={title}>
      <div className={styles.row}>
        <div className={styles.words}>
          <Heading level={2} id={title}>
            <FormattedMessage id="footer.newsletter.title" values={{ discount: offer.newsletterDiscount / 100 }} />
          </Heading>
          <p>
            <FormattedMessage id="footer.newsletter.text" />
          </p>
        </div>
        <div className={styles.form}>
          {isNear && (
            <LoadingPart part={form} isLoaded={false}>
              <SignUp form={form} />
            </LoadingPart>
          )}
          {/* Only the server writes it: React leaves alone what is in here. */}
          <noscript>{import.meta.env.SSR && <LazyPlainNewsletter />}</noscript>
        </div>
      </div>
    </section>
  );
}

type Form = RetryableLoad<readonly [{ readonly NewsletterSignUp: ComponentType }, void]>;

/** Suspends until the form is loaded. */
function SignUp({ form }: { readonly form: Form }) {
  const [{ NewsletterSignUp }] = use(form.loaded);
  return <NewsletterSignUp />;
}
