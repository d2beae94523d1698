import * as z from "zod/mini";
import type { OrderHistory, OrderStatus, PastOrder } from "#domain/order/order.ts";
import { currencyCode, dateTime, list, numeric, optionalList, readAmount, textual, wireAmount } from "../wire/value.ts";
import { readFrame, readGoods } from "../catalog/goods.ts";
import { readMaster } from "../wire/picture.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { orderStatuses } from "./orderDetails.ts";

const wirePastOrder = z.object({
  entity_id: textual,
  increment_id: z.string(),
  status: z.enum(Object.keys(orderStatuses) as OrderStatus[]),
  created_at: dateTime,
  store_name: z.string(),
  order_currency_code: currencyCode,
  grand_total: wireAmount,
  total_due: wireAmount,
  /** Left out by some providers. */
  payment: z.optional(z.nullable(z.object({ method: z.string() }))),
  /** Further keys are attributes of the product, such as those of a frame, from which it is drawn (our extension). */
  items: optionalList(z.looseObject({ sku: z.string(), name: z.string(), qty_ordered: numeric })),
});

function readPastOrder(wire: z.output<typeof wirePastOrder>): PastOrder {
  const currency = wire.order_currency_code;
  return {
    id: wire.entity_id,
    number: wire.increment_id,
    status: wire.status,
    createdAt: wire.created_at,
    storeName: wire.store_name,
    grandTotal: readAmount(wire.grand_total, currency),
    due: readAmount(wire.total_due, currency),
    paymentCode: wire.payment?.method ?? null,
    lines: wire.items.map((item) => ({
      sku: item.sku,
      name: item.name,
      quantity: item.qty_ordered,
      frame: readFrame(item),
      goods: readGoods(item),
      picture: readMaster(item["image"]),
    })),
  };
}

const orderHistory = z.pipe(
  z.object({ items: list(wirePastOrder), total_count: numeric }),
  z.transform(({ items, total_count }): OrderHistory => ({ orders: items.map(readPastOrder), total: total_count })),
);

export const orderHistoryEndpoints = {
  orderHistory: defineEndpoint({
    method: "GET",
    path: "/api/user/order-history",
    query: ["token", "pageSize", "currentPage"],
    body: null,
    result: inAnyCurrency(orderHistory),
    loud: true,
  }),
};
