/** How often something may be tried within a time, in seconds. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
}

/** What can be guessed, or costs somebody something, and how often it may be tried (domain reference, section 7). */
export interface LimitsConfiguration {
  /** Wrong passwords of one account; it is never locked for its owner longer than this. */
  readonly loginPerAccount: Limit;
  readonly loginPerClient: Limit;
  readonly registrationPerClient: Limit;
  readonly resetPerClient: Limit;
  readonly newsletterPerClient: Limit;
  /** Mails to one address that somebody asked for without being logged in. */
  readonly mailsPerAddress: Limit;
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
  readonly reviewPerCustomer: Limit;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

export const limits: LimitsConfiguration = {
  loginPerAccount: { tries: 5, seconds: quarter },
  loginPerClient: { tries: 20, seconds: quarter },
  registrationPerClient: { tries: 5, seconds: hour },
  resetPerClient: { tries: 5, seconds: hour },
  newsletterPerClient: { tries: 5, seconds: hour },
  mailsPerAddress: { tries: 3, seconds: day },
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
  reviewPerCustomer: { tries: 10, seconds: hour },
};
