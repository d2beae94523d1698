/** A message of the catalogue with its values. A sentence of the platform is passed as a value. */
export interface NoticeMessage {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** The button of a notice, such as "Proceed to checkout". */
export interface NoticeAction {
  /** Message id of its label. */
  readonly label: string;
  readonly onAction: () => void;
}

/** A notice to the shopper (docs/decisions/product.md#decision-6). */
export interface Notice {
  readonly id: string;
  readonly type: "success" | "warning" | "error";
  readonly message: NoticeMessage;
  readonly action: NoticeAction | null;
  /** How long it is shown, in milliseconds; null for the default of its type. */
  readonly timeToLive: number | null;
  /** Whether it stays, also on other pages, until it is dismissed or cleared: a failed payment, an unreachable shop. */
  readonly hasNoTimeout: boolean;
}

/** Appends a notice to a list, unless it equals the last one (docs/specification/messages.md#message-3). */
export function addNotice(list: readonly Notice[], notice: Notice): readonly Notice[] {
  const last = list.at(-1);
  return last && contentKey(last) === contentKey(notice) ? list : [...list, notice];
}

/** Returns a key of what the shopper reads. The order of the values does not matter. */
function contentKey({ type, message, action }: Notice): string {
  const values = Object.entries(message.values ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type, message.id, values, action?.label ?? null]);
}

/** Returns the notices that stay when the shopper opens another page: all except errors without `hasNoTimeout`. */
export const withoutPageErrors = (notices: readonly Notice[]): readonly Notice[] =>
  notices.filter(({ type, hasNoTimeout }) => type !== "error" || hasNoTimeout);

/**
 * Returns the milliseconds until a notice disappears by itself; null for one that stays until it is dismissed
 * (docs/decisions/product.md#decision-6).
 */
export function noticeLifetime(
  { type, timeToLive, hasNoTimeout }: Pick<Notice, "type" | "timeToLive" | "hasNoTimeout">,
  defaultLifetime: number,
): number | null {
  return type === "error" || hasNoTimeout ? null : (timeToLive ?? defaultLifetime);
}
