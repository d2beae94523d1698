import { expect, test } from "vitest";
import { blikOutcomeOf, groupsIn, refundedIn } from "#platform/payment/tpay/tpayAnswers.ts";

const blik = { id: "150", name: "BLIK", img: "https://tpay.test/blik.png" };

test.each([
  ["as a list", [blik]],
  ["by their ids", { "150": blik }],
])("groups are read %s", (_how, groups) => {
  expect(groupsIn({ result: "success", groups })).toEqual([
    { method: "150", title: "BLIK", image: blik.img, countries: { allowed: ["PL"], excluded: [] } },
  ]);
});

test("a refund counts once, wherever it stands, and not when it was not made", () => {
  const refund = (refundId: string, amount: number, status?: string) => ({
    refundId,
    amount,
    ...(status && { status }),
  });
  const lists = {
    refundsList: [refund("rf_1", 10, "done"), refund("rf_2", 5.5, "new"), refund("rf_3", 100, "cancel")],
    refundsNoAccountList: [refund("rf_1", 10)],
    refundsCardsList: [refund("rf_4", 1, "declined")],
  };
  expect(refundedIn(lists)).toEqual({ minor: 15_50, currency: "PLN" });
  expect(refundedIn({})).toEqual({ minor: 0, currency: "PLN" });
});

const transaction = { transactionId: "01", title: "TR-1", status: "pending" };
const no = [{ errorCode: "payment_failed", errorMessage: "No." }];

test.each([
  ["a success", { ...transaction, result: "success", payments: { status: "pending" } }, "pending"],
  ["one that waits", { ...transaction, result: "pending", payments: { attempts: [] } }, "pending"],
  [
    "a success with an error of the attempt",
    { ...transaction, result: "success", payments: { errors: no } },
    "refused",
  ],
  ["a failure", { result: "failed", errors: no }, "refused"],
  ["a failure without a word", { result: "failed" }, "refused"],
])("%s of a mobile code is read", (_name, json, outcome) => {
  expect(blikOutcomeOf(json).outcome).toBe(outcome);
});
