import { InlineNotice } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { offer } from "#configuration/offer.ts";
import { plainFormAnchor, type PlainOutcome } from "#domain/plainForm/plainForm.ts";
import * as styles from "../../components/narrowPage.css.ts";
import { NewsletterSignUp } from "../../components/NewsletterSignUp.tsx";
import { PlainNewsletterForm } from "../../components/PlainNewsletterForm.tsx";

export interface NewsletterPageProps {
  /** What became of a sign-up that was sent without JavaScript. */
  readonly outcome: PlainOutcome | undefined;
}

/** The page on which the newsletter is asked for, and which says what became of the form without JavaScript. */
export function NewsletterPage({ outcome }: NewsletterPageProps) {
  return (
    <div className={styles.page} id={plainFormAnchor("newsletter")}>
      <h1>
        <FormattedMessage id="newsletter.page.title" />
      </h1>
      {outcome && (
        <InlineNotice type={outcome === "sent" ? "success" : "error"}>
          <FormattedMessage id={`newsletter.plain.${outcome}`} />
        </InlineNotice>
      )}
      {outcome !== "sent" && (
        <>
          <p>
            <FormattedMessage id="footer.newsletter.title" values={{ discount: offer.newsletterDiscount / 100 }} />
            {". "}
            <FormattedMessage id="footer.newsletter.text" />
          </p>
          {/* Only the server writes it: React leaves alone what is in here. */}
          <noscript>{import.meta.env.SSR && <PlainNewsletterForm />}</noscript>
          <div className={styles.withScript}>
            <NewsletterSignUp />
          </div>
        </>
      )}
    </div>
  );
}
