import { defaultsOf, seconds, size } from "./setting.ts";

/** Allows this many tries within this many seconds. */
const limit = (tries: number, period: number) => ({ tries: size(tries), seconds: seconds(period) });

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Limits on attempts at what can be guessed or costs something (docs/specification/security.md#security-7). "Client" is an
 * IP address, "visitor" a browser, "mailbox" an e-mail address without its variants, such as `+tag`.
 */
export const limitsSettings = {
  /** Wrong passwords for one account from one client. A browser that was logged in before has a limit of its own. */
  loginPerAccount: limit(5, quarter),
  /** Wrong passwords for one account from all unknown browsers together (ASVS 4.0, 2.2.1: at most 100 an hour). */
  loginPerAccountByAll: limit(50, hour),
  loginPerClient: limit(20, quarter),
  registrationPerClient: limit(5, hour),
  /** New accounts for one mailbox; each sends a welcome mail. */
  registrationPerMailbox: limit(5, day),
  resetPerClient: limit(5, hour),
  /** Password reset links for one account, requested by one client. */
  resetPerAccount: limit(3, hour),
  /** Password reset links for one account, requested by a browser that was logged in to it before. */
  resetPerKnownBrowser: limit(3, day),
  newsletterPerClient: limit(5, hour),
  /** Mails of one kind to one mailbox, requested by one client that has not proved that the mailbox is its own. */
  mailsPerAddress: limit(3, day),
  /** The same for all clients together. Requests beyond it are answered as usual, but most of their mails are not sent. */
  mailsPerMailbox: limit(5, day),
  /** Mails that are still sent beyond `mailsPerMailbox`, so that strangers cannot block all mail to a mailbox. */
  laterMailsPerMailbox: limit(1, 3 * hour),
  /**
   * Mails that strangers can cause to a mailbox that nobody has proved, by a link in a mail or an accepted order: of all
   * kinds together, with the confirmations of orders. Requests beyond it are answered as usual, but most of their mails
   * are not sent.
   */
  mailsPerUnprovenMailbox: limit(8, day),
  /** Mails that are still sent beyond `mailsPerUnprovenMailbox`. */
  laterMailsPerUnprovenMailbox: limit(1, 6 * hour),
  /** Coupon codes that were refused for one cart. */
  couponPerCart: limit(10, hour),
  /** Coupon codes that were refused in one browser, whatever its cart. */
  couponPerVisitor: limit(20, hour),
  couponPerClient: limit(60, hour),
  blikPerOrder: limit(5, hour),
  blikPerClient: limit(10, hour),
  /** Payments started for one order; each costs the provider something. */
  paymentPerOrder: limit(20, hour),
  /** Notes on one order; each costs the staff something. */
  commentPerOrder: limit(20, hour),
  /** Queries of a payment's status; each may be passed on to the payment provider. */
  paymentStatusPerClient: limit(120, minute),
  /** Reports of errors in browsers, so that nobody fills the log with them. */
  errorReportsPerClient: limit(20, minute),
  errorReports: limit(600, hour),
  reorderPerToken: limit(5, hour),
  reorderPerClient: limit(20, hour),
  withdrawalPerClient: limit(10, hour),
  terminationPerClient: limit(10, hour),
  /** Mails with the link to an order's status. */
  statusLinkPerClient: limit(10, hour),
  /** Messages to the shop. */
  contactPerClient: limit(10, hour),
  /** Messages to the shop with one sender's address, from one client. */
  contactPerSender: limit(5, hour),
  /** Photos of prescriptions that are begun from one client; each takes up to ten megabytes of the database. */
  photoPerClient: limit(20, hour),
  /** Visits to salons that are booked from one client. */
  appointmentPerClient: limit(10, hour),
  /** Visits to salons with one address, from one client. */
  appointmentPerVisitor: limit(5, day),
  viesPerClient: limit(10, minute),
  expressPerClient: limit(30, minute),
  searchPerClient: limit(120, minute),
  orderPerCart: limit(10, hour),
  /** Orders of one browser or one customer. Orders in signed calls are not counted. */
  ordersPerVisitor: limit(10, hour),
  /** Orders from one client; high, because offices and mobile networks share an address. */
  ordersPerClient: limit(60, hour),
  /** Orders for one mailbox from one client; each sends a confirmation mail. */
  ordersPerAddress: limit(10, day),
  /** Orders for one mailbox from all clients together. */
  ordersPerMailbox: limit(10, day),
  reviewPerCustomer: limit(10, hour),
};

export const limits = defaultsOf(limitsSettings);
export type LimitsConfiguration = typeof limits;
/** How many tries are allowed within a time, in seconds. */
export type Limit = LimitsConfiguration[keyof LimitsConfiguration];
