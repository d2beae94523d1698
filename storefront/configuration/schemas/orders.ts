import type * as z from "zod/mini";
import type { OrdersConfiguration } from "../orders.ts";
import { count, flag, settings, share, size } from "./values.ts";

export const ordersSchema = settings({
  sendOfflineOrdersAutomatically: flag,
  pageSize: size,
  subscriptionPageSize: size,
  unpaidDays: size,
  confirmation: settings({
    hours: size,
    lookBackHours: size,
    openOrders: size,
    openOrdersOfCaller: size,
    stockShare: share,
    freePieces: count,
  }),
  firstPage: count,
}) satisfies z.ZodMiniType<OrdersConfiguration>;
