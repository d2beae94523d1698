import { expect, test } from "vitest";
import { canPay, type PayableOrder, paymentStanding } from "#domain/payment/payableOrder.ts";
import type { PaymentStatus } from "#domain/payment/status.ts";

const cash = "cashondelivery";
const card = {
  code: "creditcard",
  title: "Card",
  cost: { minor: 0, currency: "PLN" },
  isDefault: false,
  provider: "mollie",
  countries: { allowed: "all", excluded: [] },
} as const;

const order = (change: Partial<PayableOrder>): PayableOrder => ({
  hash: "h",
  number: "000000001",
  amount: { minor: 100, currency: "PLN" },
  transactionId: null,
  email: null,
  status: "pending",
  methodCode: "creditcard",
  payment: null,
  steps: [],
  invoicedAt: null,
  corrections: [],
  isMadeToPrescription: false,
  isDelivered: true,
  downloads: [],
  missingPrescriptions: [],
  methods: [card],
  ...change,
});

const paid = (status: PaymentStatus) => ({ provider: "tpay", method: "150", transactionId: "1", status });

test.each([
  [{}, "unpaid", true],
  [{ payment: paid("open") }, "pending", true],
  [{ payment: paid("pending") }, "pending", true],
  [{ payment: paid("failed") }, "failed", true],
  [{ payment: paid("expired") }, "failed", true],
  [{ payment: paid("canceled") }, "failed", true],
  // The provider was asked before its notification arrived.
  [{ payment: paid("paid") }, "success", false],
  [{ status: "paid", payment: paid("paid") }, "success", false],
  // A second payment has failed after the order was paid by the first one.
  [{ status: "in_production", payment: paid("failed") }, "success", false],
  [{ status: "canceled", payment: paid("expired") }, "canceled", false],
  [{ status: "refunded", payment: paid("paid") }, "refunded", false],
  [{ methodCode: cash }, "on-delivery", false],
  [{ methodCode: cash, status: "shipped" }, "on-delivery", false],
  [{ methodCode: cash, status: "completed" }, "success", false],
  // A gift card has paid everything.
  [{ methodCode: cash, status: "shipped", amount: { minor: 0, currency: "PLN" } }, "success", false],
  [{ methods: [] }, "unpaid", false],
] as const)("an order with %j is %s, and whether it can be paid is %s", (change, standing, isPayable) => {
  const changed = order(change);
  expect(paymentStanding(changed, cash)).toBe(standing);
  expect(canPay(changed, standing)).toBe(isPayable);
});
