import { type ReactNode, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import type { ConsentCategory } from "./consentCategory.ts";
import * as styles from "./CookieConsent.css.ts";
import { CookieSettings } from "./CookieSettings.tsx";

export interface CookieConsentProps {
  /** The categories to ask for, the necessary ones included. */
  categories: readonly ConsentCategory[];
  /** Called with the codes of the accepted optional categories: all, some or none. The page then hides the panel. */
  onDecide: (agreed: readonly string[]) => void;
  /** A link to the cookie page, where `CookieSettings` changes the choice later. */
  policy: ReactNode;
  /** `screen` covers the bottom of the screen, `flow` is part of the page. @default "screen" */
  place?: "screen" | "flow";
}

const noCategories: readonly string[] = [];

/**
 * Asks for consent before anything optional is stored in the browser. Refusing is as easy as accepting: same size, same
 * look, no extra click. The panel neither takes nor traps the focus, so the page can be used without an answer; until
 * then nothing optional is stored. Put it first in the page, so that keyboard users reach it first.
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
          <Button width="full" onClick={() => onDecide(noCategories)}>
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
          <CookieSettings categories={categories} acceptedCategories={noCategories} onSave={onDecide} />
        </div>
      </div>
    </section>
  );
}
