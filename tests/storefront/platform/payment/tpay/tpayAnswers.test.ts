import { expect, test } from "vitest";
import { blikOutcomeOf, groupsIn, refundedIn } from "#platform/payment/tpay/tpayAnswers.ts";

const blik = { id: "150", name: "BLIK", img: "https://tpay.test/blik.png" };

test.each([
  ["as a list", [blik]],
  ["by their ids", { "150": blik }],
])("reads groups that are sent %s", (_how, groups) => {
  expect(groupsIn({ result: "success", groups })).toEqual([
    { method: "150", title: "BLIK", image: blik.img, countries: { allowed: ["PL"], excluded: [] } },
  ]);
});

test("counts each refund once, in any list, and no failed one", () => {
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
const errors = [{ errorCode: "payment_failed", errorMessage: "No." }];

test.each([
  ["a success", { ...transaction, result: "success", payments: { status: "pending" } }, "pending"],
  ["a pending transaction", { ...transaction, result: "pending", payments: { attempts: [] } }, "pending"],
  ["a success with an error of the attempt", { ...transaction, result: "success", payments: { errors } }, "refused"],
  ["a failure", { result: "failed", errors }, "refused"],
  ["a failure without errors", { result: "failed" }, "refused"],
])("reads %s of a mobile code as its outcome", (_name, json, outcome) => {
  expect(blikOutcomeOf(json).outcome).toBe(outcome);
});
