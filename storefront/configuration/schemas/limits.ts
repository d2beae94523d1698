import type * as z from "zod/mini";
import type { LimitsConfiguration } from "../limits.ts";
import { seconds, settings, size } from "./values.ts";

const limit = settings({ tries: size, seconds });

export const limitsSchema = settings({
  loginPerAccount: limit,
  loginPerAccountByAll: limit,
  loginPerClient: limit,
  registrationPerClient: limit,
  registrationPerMailbox: limit,
  resetPerClient: limit,
  resetPerAccount: limit,
  resetPerKnownBrowser: limit,
  newsletterPerClient: limit,
  mailsPerAddress: limit,
  mailsPerMailbox: limit,
  laterMailsPerMailbox: limit,
  couponPerCart: limit,
  couponPerVisitor: limit,
  couponPerClient: limit,
  blikPerOrder: limit,
  blikPerClient: limit,
  paymentPerOrder: limit,
  commentPerOrder: limit,
  paymentStatusPerClient: limit,
  reorderPerToken: limit,
  reorderPerClient: limit,
  withdrawalPerClient: limit,
  viesPerClient: limit,
  expressPerClient: limit,
  searchPerClient: limit,
  orderPerCart: limit,
  ordersPerVisitor: limit,
  ordersPerClient: limit,
  ordersPerAddress: limit,
  ordersPerMailbox: limit,
  reviewPerCustomer: limit,
}) satisfies z.ZodMiniType<LimitsConfiguration>;
