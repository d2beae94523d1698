/** How often something may be tried within a time, in seconds. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/** Limits on attempts at what can be guessed or costs something (docs/specification/security.md#security-7). */
export interface LimitsConfiguration {
  /** Wrong passwords for one account from one caller's address; a browser that was logged in there before counts by itself. */
  readonly loginPerAccount: Limit;
  /** Wrong passwords for one account from all strangers together (ASVS 4.0, 2.2.1: at most 100 an hour). */
  readonly loginPerAccountByAll: Limit;
  readonly loginPerClient: Limit;
  readonly registrationPerClient: Limit;
  /** Accounts with addresses of one mailbox: each is welcomed by mail. */
  readonly registrationPerMailbox: Limit;
  readonly resetPerClient: Limit;
  /** Links to a new password for one account, asked for from one caller's address. */
  readonly resetPerAccount: Limit;
  /** The same, asked for from a browser that was logged in to the account before. */
  readonly resetPerKnownBrowser: Limit;
  readonly newsletterPerClient: Limit;
  /** Mails of one kind to one mailbox, asked for from one caller's address without proof that it is the caller's. */
  readonly mailsPerAddress: Limit;
  /** The limit for all callers together; requests beyond it are answered, but most mails are not sent. */
  readonly mailsPerMailbox: Limit;
  /** What is mailed beyond `mailsPerMailbox`, so that strangers cannot keep all mail from a mailbox. */
  readonly laterMailsPerMailbox: Limit;
  /** Coupon codes that were refused: of one cart, of one browser whatever its cart, and of one caller's address. */
  readonly couponPerCart: Limit;
  readonly couponPerVisitor: Limit;
  readonly couponPerClient: Limit;
  readonly blikPerOrder: Limit;
  readonly blikPerClient: Limit;
  /** Payments that are begun, and notes that are left, for one order: each costs the provider or the staff something. */
  readonly paymentPerOrder: Limit;
  readonly commentPerOrder: Limit;
  /** Each question may be handed on to the provider. */
  readonly paymentStatusPerClient: Limit;
  readonly reorderPerToken: Limit;
  readonly reorderPerClient: Limit;
  readonly withdrawalPerClient: Limit;
  readonly viesPerClient: Limit;
  readonly expressPerClient: Limit;
  readonly searchPerClient: Limit;
  readonly orderPerCart: Limit;
  /** Orders of one browser, or of one customer; those of a signed call count nowhere. */
  readonly ordersPerVisitor: Limit;
  /** Orders from one caller's address: offices and mobile networks share one. */
  readonly ordersPerClient: Limit;
  /** Orders for one mailbox from one caller's address: each is confirmed by mail. */
  readonly ordersPerAddress: Limit;
  /** Orders for one mailbox from all callers together. */
  readonly ordersPerMailbox: Limit;
  readonly reviewPerCustomer: Limit;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

export const limits: LimitsConfiguration = {
  loginPerAccount: { tries: 5, seconds: quarter },
  loginPerAccountByAll: { tries: 50, seconds: hour },
  loginPerClient: { tries: 20, seconds: quarter },
  registrationPerClient: { tries: 5, seconds: hour },
  registrationPerMailbox: { tries: 5, seconds: day },
  resetPerClient: { tries: 5, seconds: hour },
  resetPerAccount: { tries: 3, seconds: hour },
  resetPerKnownBrowser: { tries: 3, seconds: day },
  newsletterPerClient: { tries: 5, seconds: hour },
  mailsPerAddress: { tries: 3, seconds: day },
  mailsPerMailbox: { tries: 5, seconds: day },
  laterMailsPerMailbox: { tries: 1, seconds: 3 * hour },
  couponPerCart: { tries: 10, seconds: hour },
  couponPerVisitor: { tries: 20, seconds: hour },
  couponPerClient: { tries: 60, seconds: hour },
  blikPerOrder: { tries: 5, seconds: hour },
  blikPerClient: { tries: 10, seconds: hour },
  paymentPerOrder: { tries: 20, seconds: hour },
  commentPerOrder: { tries: 20, seconds: hour },
  paymentStatusPerClient: { tries: 120, seconds: minute },
  reorderPerToken: { tries: 5, seconds: hour },
  reorderPerClient: { tries: 20, seconds: hour },
  withdrawalPerClient: { tries: 10, seconds: hour },
  viesPerClient: { tries: 10, seconds: minute },
  expressPerClient: { tries: 30, seconds: minute },
  searchPerClient: { tries: 120, seconds: minute },
  orderPerCart: { tries: 10, seconds: hour },
  ordersPerVisitor: { tries: 10, seconds: hour },
  ordersPerClient: { tries: 60, seconds: hour },
  ordersPerAddress: { tries: 15, seconds: day },
  ordersPerMailbox: { tries: 30, seconds: day },
  reviewPerCustomer: { tries: 10, seconds: hour },
};
