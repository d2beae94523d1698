import { describe, expect, test } from "vitest";
import { type RecordedRefund, failedRefunds, type ProviderRefund } from "#domain/payment/failedRefunds.ts";

const reported = (refundId: string, minor: number, hasFailed = false): ProviderRefund => ({
  refundId,
  amount: { minor, currency: "PLN" },
  hasFailed,
});
const recorded = (
  key: string,
  refundId: string | null,
  amount: number,
  status: RecordedRefund["status"] = "done",
): RecordedRefund => ({ key, refundId, amount, status });

describe("matched by the provider's ids", () => {
  test.each<{ name: string; books: RecordedRefund[]; list: ProviderRefund[]; keys: string[] }>([
    {
      name: "returns nothing if no refund failed",
      books: [recorded("a", "re_1", 10)],
      list: [reported("re_1", 10)],
      keys: [],
    },
    {
      name: "returns the failed one of two with the same amount",
      books: [recorded("a", "re_1", 10), recorded("b", "re_2", 10)],
      list: [reported("re_1", 10), reported("re_2", 10, true)],
      keys: ["b"],
    },
    {
      name: "ignores a refund that is already recorded as failed",
      books: [recorded("a", "re_1", 10, "failed"), recorded("b", "re_2", 10)],
      list: [reported("re_1", 10, true), reported("re_2", 10)],
      keys: [],
    },
    { name: "returns nothing for an empty list", books: [recorded("a", "re_1", 10)], list: [], keys: [] },
    {
      name: "ignores a failed refund that was made at the provider and never recorded",
      books: [recorded("a", "re_1", 10)],
      list: [reported("re_1", 10), reported("re_2", 10, true)],
      keys: [],
    },
  ])("$name", ({ books, list, keys }) => {
    expect(failedRefunds(books, list)).toEqual(keys);
  });
});

describe("matched by amount, if the provider's list has other ids", () => {
  test.each<{ name: string; books: RecordedRefund[]; list: ProviderRefund[]; keys: string[] }>([
    {
      name: "returns the only refund",
      books: [recorded("a", "r", 10)],
      list: [reported("rf_1", 10, true)],
      keys: ["a"],
    },
    {
      name: "ignores a failed refund of another amount",
      books: [recorded("a", "r", 10)],
      list: [reported("rf_1", 20, true)],
      keys: [],
    },
    {
      name: "ignores a failed refund that was repeated successfully",
      books: [recorded("a", "r", 10, "failed"), recorded("b", "r2", 10)],
      list: [reported("rf_1", 10, true), reported("rf_2", 10)],
      keys: [],
    },
    {
      name: "returns the repeated refund that failed again",
      books: [recorded("a", "r", 10, "failed"), recorded("b", "r2", 10)],
      list: [reported("rf_1", 10, true), reported("rf_2", 10, true)],
      keys: ["b"],
    },
    {
      name: "does not match a chargeback of the same amount",
      books: [recorded("a", "r", 10, "failed"), recorded("p:returned:10", null, 10)],
      list: [reported("rf_1", 10, true)],
      keys: [],
    },
    {
      name: "returns one of two refunds with the same amount",
      books: [recorded("a", "r", 10), recorded("b", "r2", 10)],
      list: [reported("rf_1", 10), reported("rf_2", 10, true)],
      keys: ["b"],
    },
  ])("$name", ({ books, list, keys }) => {
    expect(failedRefunds(books, list)).toEqual(keys);
  });
});
