import { content } from "#configuration/content.ts";
import type { AppRouter } from "../router.tsx";
import { claimNewsletterOffer } from "../state/newsletterOffer.ts";
import type { PageDeclaration, PageType } from "./pageMeta.ts";

/** The pages that may be covered: those on which shoppers look around, and none on which they order or type. */
const pageTypes: ReadonlySet<PageType | undefined> = new Set<PageType>([
  "home",
  "category",
  "product",
  "cms",
  "static",
]);

/** Whether something is open over the page, or the shopper is typing. */
const isBusy = () =>
  document.hidden ||
  document.querySelector("[role=dialog], dialog[open]") !== null ||
  document.activeElement?.matches("input, textarea, select") === true;

/**
 * Offers the newsletter once, over a page on which a shopper without a login has stayed for a while
 * (docs/specification/pages.md#page-64).
 */
export function offerNewsletter(router: AppRouter): void {
  const { panels, session } = router.options.context.shop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(offer, content.newsletterPopupSeconds * 1000);
  };
  const stop = router.subscribe("onResolved", wait);
  function offer() {
    const page: PageDeclaration | undefined = router.state.matches.at(-1)?.staticData;
    if (!pageTypes.has(page?.pageType) || page?.offersNewsletter || isBusy()) return wait();
    stop();
    if (session.store.getState().login === "customer") return;
    if (claimNewsletterOffer(Date.now(), content.newsletterPopupPauseDays)) panels.open("newsletter");
  }
  wait();
}
