const schemes = /^(?:https?:\/\/|mailto:|tel:)[^\s]/i;
const sameSite = /^(?:\/(?!\/)|#|\?)/;

/**
 * Returns whether a text from outside the shop may link to a URL: a page, an e-mail address or a phone number, on this
 * site or another. URLs that run code, such as `javascript:`, are refused.
 */
export const isPlainHref = (href: string): boolean =>
  !/[\s\\\p{Cc}]/u.test(href) && (schemes.test(href) || sameSite.test(href));

/** When and where a notice is shown to all visitors. */
export interface ScheduledNotice {
  readonly code: string;
  /** Determines the order: legal notices first, then delivery delays, then holidays. */
  readonly kind: "legal" | "delivery" | "holiday";
  /** The markets in which it is shown, such as `pl`. */
  readonly markets: readonly string[];
  /** When it is first shown, in ISO 8601; left out, it has no start. */
  readonly from?: string;
  /** When it expires, in ISO 8601; left out, it never does. */
  readonly until?: string;
  /** Legal notices cannot be dismissed. */
  readonly dismissal: "allowed" | "never";
}

/** The context in which notices are selected. */
export interface NoticeContext {
  readonly market: string;
  /** The server's time, in ISO 8601. */
  readonly now: string;
  /** The codes of dismissed notices. */
  readonly dismissed: readonly string[];
}

const order = ["legal", "delivery", "holiday"] as const;

/**
 * Returns the notices to show in a market at a moment, the most important first. Dismissals of notices that cannot be
 * dismissed are ignored.
 */
export function selectNotices<Notice extends ScheduledNotice>(
  notices: readonly Notice[],
  { market, now, dismissed }: NoticeContext,
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
