import { type ReactNode, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import type { ConsentCategory } from "./consentCategory.ts";
import * as styles from "./CookieConsent.css.ts";
import { CookieSettings } from "./CookieSettings.tsx";

export interface CookieConsentProps {
  categories: readonly ConsentCategory[];
  /** With the codes of the optional categories that were agreed to: all, some or none. It is then not shown any more. */
  onDecide: (agreed: readonly string[]) => void;
  /** A link to the page about cookies, where the choice is changed later by `CookieSettings`. */
  policy: ReactNode;
  /** At the foot of the screen, over the page, or in the flow of the page. @default "screen" */
  place?: "screen" | "flow";
}

const none: readonly string[] = [];

/**
 * Asks what may be kept in this browser before anything is that need not be. To refuse is as easy as to agree: the same
 * size, the same look, the first view. It takes no focus and holds none: the page can be read and used without an answer,
 * and nothing is kept until there is one. It stands first in the page, so that the keyboard comes to it first.
 */
export function CookieConsent({ categories, onDecide, policy, place = "screen" }: CookieConsentProps) {
  const [isOpen, setOpen] = useState(false);
  const [titleId, settingsId] = [useId(), useId()];
  const optional = categories.flatMap(({ code, need }) => (need === "optional" ? code : []));
  return (
    <section className={styles.consent({ place })} aria-labelledby={titleId}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            <FormattedMessage id="ui.cookieConsent.title" />
          </h2>
          <p className={styles.text}>
            <FormattedMessage id="ui.cookieConsent.text" /> {policy}
          </p>
        </div>
        <div className={styles.answers}>
          <Button width="full" onClick={() => onDecide(none)}>
            <FormattedMessage id="ui.cookieConsent.refuse" />
          </Button>
          <Button width="full" onClick={() => onDecide(optional)}>
            <FormattedMessage id="ui.cookieConsent.accept" />
          </Button>
          <Button
            variant="line"
            width="full"
            aria-expanded={isOpen}
            aria-controls={settingsId}
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage id="ui.cookieConsent.choose" />
          </Button>
        </div>
        <div id={settingsId} className={styles.settings} hidden={!isOpen}>
          <CookieSettings categories={categories} agreed={none} onSave={onDecide} />
        </div>
      </div>
    </section>
  );
}
