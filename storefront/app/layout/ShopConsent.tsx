import { CookieConsent, Link } from "@dioptra/ui";
import { useRouterState } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useStore } from "zustand";
import { pageHref } from "#domain/content.ts";
import { useChooseConsent, useConsentCategories } from "../components/consentCategories.ts";
import { useShop, useStoreView } from "../state/useShop.ts";
import { focusHeading, usePageType } from "./navigation.ts";
import { pagesThatMayBeCovered } from "./pageMeta.ts";

/**
 * Asks what may be stored in the browser, at the bottom of pages on which shoppers look around. The page of the choice
 * itself and pages on which they order or type do not ask; nothing optional is stored there either.
 */
export function ShopConsent() {
  const { consent } = useShop();
  const store = useStoreView();
  const categories = useConsentCategories();
  const choose = useChooseConsent();
  const pageType = usePageType();
  const policyHref = pageHref(store.prefix, { identifier: "cookies" });
  const isPolicy = useRouterState({ select: ({ location }) => location.publicHref.startsWith(policyHref) });
  const mayAsk = useStore(consent.store, consent.mayAsk);
  if (!mayAsk || isPolicy || !pagesThatMayBeCovered.has(pageType)) return null;
  return (
    <CookieConsent
      categories={categories}
      policy={
        <Link href={policyHref}>
          <FormattedMessage id="consent.policy" />
        </Link>
      }
      onDecide={(agreed) => {
        choose(agreed);
        // The pressed button is gone.
        focusHeading();
      }}
    />
  );
}
