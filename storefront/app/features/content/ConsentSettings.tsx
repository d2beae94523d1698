import { Button, CookieSettings, InlineNotice } from "@dioptra/ui";
import { useSyncExternalStore } from "react";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { purposes } from "#domain/consent.ts";
import { useChooseConsent, useConsentCategories } from "../../components/consentCategories.ts";
import { refusesTracking } from "../../state/consent.ts";
import { offlineUse } from "../../state/serviceWorker.ts";
import { useShop } from "../../state/useShop.ts";
import * as styles from "./ConsentSettings.css.ts";

/** Browsers tell nobody that the signal has changed. */
const neverChanges = () => () => {};

/** What the shop stores in this browser and why, with the choice of what is optional, which counts at once. */
export function ConsentSettings() {
  const { consent } = useShop();
  const categories = useConsentCategories();
  const choose = useChooseConsent();
  const agreed = useStore(consent.store, (state) => state.agreed);
  const isDecided = useStore(consent.store, (state) => state.decidedAt > 0);
  const isRefusedByBrowser = useSyncExternalStore(neverChanges, refusesTracking, () => false);
  return (
    <section className={styles.settings} aria-labelledby="consent">
      <h2 id="consent">
        <FormattedMessage id="consent.title" />
      </h2>
      {isRefusedByBrowser && !isDecided && (
        <InlineNotice type="info">
          <FormattedMessage id="consent.refusedByBrowser" />
        </InlineNotice>
      )}
      <noscript>
        <p>
          <FormattedMessage id="consent.withoutScript" />
        </p>
      </noscript>
      <div className={styles.answers}>
        <Button width="full" onClick={() => choose([])}>
          <FormattedMessage id="ui.cookieConsent.refuse" />
        </Button>
        <Button width="full" onClick={() => choose(purposes)}>
          <FormattedMessage id="ui.cookieConsent.accept" />
        </Button>
      </div>
      <CookieSettings categories={categories} acceptedCategories={agreed} onSave={choose} />
      <OfflineUse />
    </section>
  );
}

const offlineTexts = {
  kept: { title: "offline.cached", text: "offline.cached.text" },
  refused: { title: "offline.registrationError", text: "offline.registrationError.text" },
} as const;

/** Says whether the shop opens offline in this browser, once that is known. */
function OfflineUse() {
  const state = useStore(offlineUse, (use) => use.state);
  if (state === null) return null;
  const { title, text } = offlineTexts[state];
  return (
    <InlineNotice type={state === "kept" ? "success" : "warning"}>
      <strong>
        <FormattedMessage id={title} />
      </strong>
      <br />
      <FormattedMessage id={text} />
    </InlineNotice>
  );
}
