import { content } from "#configuration/content.ts";
import { partsOfPanel } from "../i18n/messageParts.ts";
import type { AppRouter } from "../router.tsx";
import { claimNewsletterOffer } from "../state/newsletterOffer.ts";
import { type PageDeclaration, pagesThatMayBeCovered } from "./pageMeta.ts";

/** Whether something is open over the page, or the shopper is typing. */
const isBusy = () =>
  document.hidden ||
  document.querySelector("[role=dialog], dialog[open]") !== null ||
  document.activeElement?.matches("input, textarea, select") === true;

/**
 * Offers the newsletter once, over a page on which a shopper without a login has stayed for a while
 * (docs/specification/pages.md#page-64). Without a connection, with which nobody can sign up, it waits.
 */
export function offerNewsletter(router: AppRouter): void {
  const { shop, texts } = router.options.context;
  const { panels, session } = shop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(offer, content.newsletterPopupSeconds * 1000);
  };
  const stop = router.subscribe("onResolved", wait);
  const mayCover = () => {
    const page: PageDeclaration | undefined = router.state.matches.at(-1)?.staticData;
    return (
      pagesThatMayBeCovered.has(page?.pageType) &&
      !page?.offersNewsletter &&
      !isBusy() &&
      navigator.onLine !== false &&
      // Without consent, a no could not be remembered.
      shop.consent.allows("convenience")
    );
  };
  async function offer(): Promise<void> {
    if (!mayCover()) return wait();
    // Before it is remembered as offered: what fails to load here is not shown as an error and is tried again later.
    const isLoaded = await Promise.all([import("./ShopNewsletter.tsx"), texts.load(partsOfPanel.newsletter)]).then(
      () => true,
      () => false,
    );
    if (!isLoaded || !mayCover()) return wait();
    stop();
    if (session.store.getState().login === "customer") return;
    if (claimNewsletterOffer(Date.now(), content.newsletterPopupPauseDays)) panels.open("newsletter");
  }
  wait();
}
