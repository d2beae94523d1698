const schemes = /^(?:https?:\/\/|mailto:|tel:)[^\s]/i;
const here = /^(?:\/(?!\/)|#|\?)/;

/**
 * Whether an address may be linked from a text that was written outside the shop: a page, a mail address or a telephone
 * number, of this shop or another site; never something that runs, such as `javascript:`.
 */
export const isPlainHref = (href: string): boolean =>
  !/[\s\\\p{Cc}]/u.test(href) && (schemes.test(href) || here.test(href));

/** When and where something is said to everybody. */
export interface NoticeTerms {
  readonly code: string;
  /** What the law wants said comes first, then what delays a delivery, then opening on holidays. */
  readonly kind: "legal" | "delivery" | "holiday";
  /** Where it is true, such as `pl`. */
  readonly markets: readonly string[];
  /** From this moment on, in ISO 8601; left out, it has always been true. */
  readonly from?: string;
  /** Before this moment; left out, it stays true. */
  readonly until?: string;
  /** What the law wants said cannot be put away. */
  readonly dismissal: "allowed" | "never";
}

export interface NoticeView {
  readonly market: string;
  /** The server's, in ISO 8601. */
  readonly now: string;
  /** The codes of what was put away. */
  readonly dismissed: readonly string[];
}

const order = ["legal", "delivery", "holiday"] as const;

/** What is said in a market at a moment, the weightiest first; what may not be put away comes back. */
export function noticesShown<Notice extends NoticeTerms>(
  notices: readonly Notice[],
  { market, now, dismissed }: NoticeView,
): readonly Notice[] {
  const moment = Date.parse(now);
  const isTrue = ({ markets, from, until }: Notice) =>
    markets.includes(market) &&
    (from === undefined || Date.parse(from) <= moment) &&
    (until === undefined || moment < Date.parse(until));
  return notices
    .filter((notice) => isTrue(notice) && (notice.dismissal === "never" || !dismissed.includes(notice.code)))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
