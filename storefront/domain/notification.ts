/** A message of the shop's; the platform's own words travel as one of its values. */
export interface NoticeMessage {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** What a notice offers to do, such as "Proceed to checkout". */
export interface NoticeAction {
  /** Id of a message. */
  readonly label: string;
  readonly onAction: () => void;
}

/** A notice to the shopper (docs/decisions/product.md#decision-6). */
export interface Notice {
  readonly id: string;
  readonly type: "success" | "warning" | "error";
  readonly message: NoticeMessage;
  readonly action: NoticeAction | null;
  /** How long it stays, in milliseconds; null for as long as is usual for its type. */
  readonly timeToLive: number | null;
  /** It stays until it is closed or settled, on whatever page: a payment that failed, a shop that is out of reach. */
  readonly hasNoTimeout: boolean;
}

/**
 * The list with the notice at its end, unless it says what the last one says
 * (docs/specification/messages.md#message-3).
 */
export function addNotice(list: readonly Notice[], notice: Notice): readonly Notice[] {
  const last = list.at(-1);
  return last && meaning(last) === meaning(notice) ? list : [...list, notice];
}

/** What the shopper reads; the order in which the values are named does not matter. */
function meaning({ type, message, action }: Notice): string {
  const values = Object.entries(message.values ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type, message.id, values, action?.label ?? null]);
}

/** What is still to be said on another page: an error that belonged to the page that was left is not. */
export const afterLeaving = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ type, hasNoTimeout }) => type !== "error" || hasNoTimeout);

type Lasting = Pick<Notice, "type" | "timeToLive" | "hasNoTimeout">;

/**
 * Milliseconds until a notice goes by itself; null for one that stays until it is closed
 * (docs/decisions/product.md#decision-6).
 */
export function noticeLifetime({ type, timeToLive, hasNoTimeout }: Lasting, usual: number): number | null {
  return type === "error" || hasNoTimeout ? null : (timeToLive ?? usual);
}

/** For the log only, never shown to a shopper (docs/specification/messages.md#message-22). */
export const logSentences = {
  articleEmpty: () => "ARTICLE query returned empty result",
  relatedArticleEmpty: () => "RELATED ARTICLE query returned empty result",
  categoryEmpty: (key: string, value: string | number) => `Category query returned empty result ${key} = ${value}`,
  productOfStatus: (status: number) => `Product query returned empty result product status = ${status}`,
  productOfVisibility: (visibility: number) => `Product query returned empty result product visibility = ${visibility}`,
  cmsEmpty: () => "CMS query returned empty result",
  productNotFound: () => "Product not found",
  productLinkNotFound: () => "Product link not found",
  groupedWithoutLinks: () => "Product with type grouped has no product_links set!",
  routeNotFound: () => "Route not found",
  noMapping: (path: string) => `No mapping found for ${path}`,
  searchKeyMissing: (key: string) => `Please provide the search key ${key} for product/single action!`,
} as const;
