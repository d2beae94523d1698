export const newsletterOfferKey = "dioptra-newsletter-offered";
const day = 86_400_000;

/**
 * Whether the newsletter may be offered: not if it was within the last `pauseDays`, nor if this browser stores nothing,
 * because then a no could not be remembered. Remembers that it is offered now.
 */
export function claimNewsletterOffer(now: number, pauseDays: number): boolean {
  try {
    const last = localStorage.getItem(newsletterOfferKey);
    if (last !== null && now - Number(last) < pauseDays * day) return false;
    localStorage.setItem(newsletterOfferKey, String(now));
    return true;
  } catch {
    return false;
  }
}
