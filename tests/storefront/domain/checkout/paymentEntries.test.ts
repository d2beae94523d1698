import { expect, test } from "vitest";
import { payment } from "#configuration/payment.ts";
import type { PaymentMethod } from "#domain/checkout/checkout.ts";
import { chosenEntry, chosenPayment, paymentEntries } from "#domain/checkout/paymentEntries.ts";

const method = (code: string, provider: string | null, title = code, isDefault = false): PaymentMethod => ({
  code,
  title,
  cost: { minor: 0, currency: "PLN" },
  isDefault,
  provider,
  countries: { allowed: "all", excluded: [] },
});

const methods = [
  method("cashondelivery", null, "Cash", true),
  method("paypal", "paypal", "PayPal"),
  method("creditcard", "mollie", "Card"),
  method("ideal", "mollie", "iDEAL"),
  method("103", "tpay", "Card"),
  method("901", "tpay", "Bank A"),
  method("902", "tpay", "Bank B"),
  method("150", "tpay", "BLIK"),
];
const groups = paymentEntries(methods, payment.shelves);
const pick = (code: string | null, issuer: string | null = null) => {
  const chosen = { code, issuer };
  return chosenPayment(chosenEntry(groups, code), chosen, payment.issuerMethods);
};

test("shows the banks of a provider as one entry, each name once, in the order of the groups", () => {
  expect(groups.map((entries) => entries.map(({ key }) => key))).toEqual([
    ["150"],
    ["banks-tpay", "paypal"],
    ["103", "cashondelivery", "ideal"],
  ]);
});

test("chooses the default until the shopper has picked another method", () => {
  expect(pick(null)?.method.code).toBe("cashondelivery");
  expect(pick("150")?.method.code).toBe("150");
  expect(pick("no longer offered")?.method.code).toBe("cashondelivery");
});

test("waits for the bank of a transfer and of a method with banks of its own", () => {
  expect(pick("banks-tpay")).toBeNull();
  expect(pick("902")).toEqual({ method: methods[6], issuer: null });
  expect(chosenEntry(groups, "902")?.key).toBe("banks-tpay");
  expect(pick("ideal")).toBeNull();
  expect(pick("ideal", "ideal_POLDER")).toEqual({ method: methods[3], issuer: "ideal_POLDER" });
});
