import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  blikStep,
  mollieStatus,
  nextPaymentStatus,
  paymentState,
  type PaymentStatus,
  paypalStatus,
  providerMethod,
  shopMethod,
  tpayNotification,
  tpayStatus,
} from "#domain/payment/status.ts";
import { vectors } from "../../../vectors/vectors.ts";
import { array, assert, constantFrom, property } from "fast-check";
import { configuration } from "#configuration/index.ts";

describe("blikStep", () => {
  const asked = z.strictObject({ sec: z.number(), status: z.enum(["pending", "success"]) });
  const words = {
    POLL: "ask-again",
    STOP_PENDING_WAIT_WEBHOOK: "leave-pending",
    SHOW_SUCCESS: "show-success",
  } as const;
  const steps = z.enum(["POLL", "STOP_PENDING_WAIT_WEBHOOK", "SHOW_SUCCESS"]);

  test.each(vectors("pay.blik.poll", asked, steps))("pay.blik.poll: $name", ({ input, expected }) => {
    expect(blikStep(input.sec, input.status).step).toBe(words[expected]);
  });

  test("polls every 2 seconds at first, then every 4", () => {
    expect(blikStep(0, "pending")).toEqual({ step: "ask-again", afterSeconds: 2 });
    expect(blikStep(30, "pending")).toEqual({ step: "ask-again", afterSeconds: 4 });
    expect(blikStep(150, "pending")).toEqual({ step: "ask-again", afterSeconds: 4 });
  });

  test("shows a result however late it arrives", () => {
    expect(blikStep(600, "success")).toEqual({ step: "show-success" });
    expect(blikStep(5, "failed")).toEqual({ step: "show-failure" });
  });
});

describe("statuses of providers", () => {
  const state = z.enum(["success", "pending", "failed"]);

  test.each(vectors("pay.status.mollie", z.strictObject({ status: z.string() }), state))(
    "pay.status.mollie: $name",
    ({ input, expected }) => {
      expect(paymentState[mollieStatus(input.status)]).toBe(expected);
    },
  );

  const paypalAnswer = z.strictObject({ order: z.string(), capture: z.optional(z.string()) });

  test.each(vectors("pay.status.paypal", paypalAnswer, state))("pay.status.paypal: $name", ({ input, expected }) => {
    expect(paymentState[paypalStatus(input.order, input.capture ?? null)]).toBe(expected);
  });

  test.each([
    ["COMPLETED", null, "pending"],
    ["COMPLETED", "DECLINED", "failed"],
    ["COMPLETED", "FAILED", "failed"],
    ["COMPLETED", "REFUNDED", "paid"],
    ["COMPLETED", "PARTIALLY_REFUNDED", "paid"],
    ["COMPLETED", "SOMETHING_NEW", "pending"],
    ["PAYER_ACTION_REQUIRED", null, "open"],
    ["SOMETHING_NEW", null, "pending"],
  ] as const)("reads PayPal's %s with the capture %s as %s", (order, capture, expected) => {
    expect(paypalStatus(order, capture)).toBe(expected);
  });

  const notification = z.strictObject({ tr_status: z.string() });

  test.each(vectors("pay.tpay.notification", notification, z.enum(["success", "ignore"])))(
    "pay.tpay.notification: $name",
    ({ input, expected }) => {
      expect(tpayNotification(input.tr_status)).toBe(expected);
    },
  );

  test("distinguishes chargebacks from payments", () => {
    expect(tpayNotification("CHARGEBACK")).toBe("returned");
    expect(tpayNotification("chargeback")).toBe("returned");
    expect(tpayNotification("true")).toBe("success");
  });

  test.each([
    ["pending", "pending"],
    ["correct", "paid"],
    ["paid", "paid"],
    ["refund", "paid"],
    ["error", "failed"],
    ["canceled", "canceled"],
    ["something new", "pending"],
  ] as const)("reads Tpay's %s as %s", (word, expected) => {
    expect(tpayStatus(word)).toBe(expected);
  });

  describe("nextPaymentStatus", () => {
    const statuses: readonly PaymentStatus[] = ["open", "pending", "paid", "failed", "expired", "canceled"];
    const reports = array(constantFrom(...statuses), { maxLength: 12 });
    const after = (reported: readonly PaymentStatus[]) => reported.reduce(nextPaymentStatus, "open");

    test("is paid exactly if one report says so, whatever the other reports say", () => {
      assert(property(reports, (reported) => (after(reported) === "paid") === reported.includes("paid")));
    });

    test("does not change when reports arrive twice", () => {
      assert(property(reports, (reported) => after([...reported, ...reported]) === after(reported)));
    });

    test("does not reopen a payment that has ended", () => {
      expect(after(["failed", "open"])).toBe("failed");
      expect(after(["canceled", "pending"])).toBe("canceled");
      expect(after(["expired", "failed"])).toBe("expired");
      expect(after(["pending", "open"])).toBe("pending");
    });
  });

  describe("codes of Mollie's methods", () => {
    const mapping = configuration.payment.mollieMethods;

    test.each([
      "ideal",
      "paypal",
      "voucher",
      "creditcard",
      "applepay",
      "klarna",
      "banktransfer",
      "sofort",
      "giftcard",
      "eps",
      "giropay",
    ])("%s maps to a method and back", (code) => {
      const method = providerMethod(code, mapping);
      expect(method).not.toBeNull();
      expect(shopMethod(method ?? "", mapping)).toBe(code);
    });

    test("there are eleven, and methods without a mapping are not offered", () => {
      expect(Object.keys(mapping)).toHaveLength(11);
      expect(shopMethod("bancontact", mapping)).toBeNull();
      expect(providerMethod("cashondelivery", mapping)).toBeNull();
      expect(providerMethod("constructor", mapping)).toBeNull();
    });
  });
});
