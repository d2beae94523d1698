import type * as z from "zod/mini";
import type { OrdersConfiguration } from "../orders.ts";
import { count, flag, settings, size } from "./values.ts";

export const ordersSchema = settings({
  sendOfflineOrdersAutomatically: flag,
  pageSize: size,
  subscriptionPageSize: size,
  unpaidDays: size,
  firstPage: count,
}) satisfies z.ZodMiniType<OrdersConfiguration>;
