import { expect, test } from "vitest";
import type { OrderStatus } from "#domain/order/order.ts";
import { mayChangeStatus } from "#domain/order/statusChange.ts";

const statuses = ["pending", "paid", "in_production", "shipped", "completed", "canceled", "refunded"] as const;

test.each([
  ["pending", ["paid", "in_production", "shipped", "canceled"]],
  ["paid", ["in_production", "shipped", "completed", "canceled", "refunded"]],
  ["in_production", ["shipped", "canceled", "refunded"]],
  ["shipped", ["completed", "refunded"]],
  ["completed", ["refunded"]],
  ["canceled", ["refunded"]],
  ["refunded", []],
] satisfies [OrderStatus, OrderStatus[]][])("an order that is %s can become %j", (from, to) => {
  expect(statuses.filter((status) => mayChangeStatus(from, status))).toEqual(to);
});
