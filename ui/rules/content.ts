const schemes = /^(?:https?:\/\/|mailto:|tel:)[^\s]/i;
const here = /^(?:\/(?!\/)|#|\?)/;

/**
 * Returns whether a text from outside the shop may link to an address: a page, a mail address or a telephone number,
 * here or elsewhere. Addresses that run code, such as `javascript:`, are refused.
 */
export const isPlainHref = (href: string): boolean =>
  !/[\s\\\p{Cc}]/u.test(href) && (schemes.test(href) || here.test(href));

/** When and where a notice is shown to all visitors. */
export interface NoticeTerms {
  readonly code: string;
  /** Decides the order: legal notices first, then delays of deliveries, then holidays. */
  readonly kind: "legal" | "delivery" | "holiday";
  /** The markets that it is shown in, such as `pl`. */
  readonly markets: readonly string[];
  /** Its first moment, in ISO 8601. Without one it is shown from the beginning. */
  readonly from?: string;
  /** The moment at which it ends, in ISO 8601. Without one it does not end. */
  readonly until?: string;
  /** Legal notices cannot be dismissed. */
  readonly dismissal: "allowed" | "never";
}

/** Where and when notices are looked at. */
export interface NoticeView {
  readonly market: string;
  /** The server's time, in ISO 8601. */
  readonly now: string;
  /** The codes of dismissed notices. */
  readonly dismissed: readonly string[];
}

const order = ["legal", "delivery", "holiday"] as const;

/**
 * Returns the notices of a market at a moment, the most important first. A notice that cannot be dismissed always
 * returns.
 */
export function noticesShown<Notice extends NoticeTerms>(
  notices: readonly Notice[],
  { market, now, dismissed }: NoticeView,
): readonly Notice[] {
  const moment = Date.parse(now);
  const isDue = ({ markets, from, until }: Notice) =>
    markets.includes(market) &&
    (from === undefined || Date.parse(from) <= moment) &&
    (until === undefined || moment < Date.parse(until));
  return notices
    .filter((notice) => isDue(notice) && (notice.dismissal === "never" || !dismissed.includes(notice.code)))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
