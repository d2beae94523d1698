/** What a notice says: one of the shop's messages, or the platform's own words. */
export type NoticeContent =
  | { readonly messageId: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly text: string };

/** What a notice offers to do; the label is a message of the shop's. */
export interface NoticeAction {
  readonly labelId: string;
  readonly href: string;
}

/** Something that the shopper is told (specification, section 8; decision 6). */
export interface Notice {
  readonly id: string;
  readonly type: "success" | "warning" | "error";
  readonly content: NoticeContent;
  readonly action: NoticeAction | null;
  /** How long it stays, in milliseconds; null for as long as is usual for its type. */
  readonly timeToLive: number | null;
}
