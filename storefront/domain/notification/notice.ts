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

/** Something that the shopper is told (specification, section 8; decision 6). */
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
