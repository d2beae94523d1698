import { describe, expect, test } from "vitest";
import { type BookedRefund, failedRefunds, type KnownRefund } from "#domain/payment/failedRefunds.ts";

const told = (refundId: string, minor: number, hasFailed = false): KnownRefund => ({
  refundId,
  amount: { minor, currency: "PLN" },
  hasFailed,
});
const booked = (
  key: string,
  refundId: string | null,
  amount: number,
  status: BookedRefund["status"] = "done",
): BookedRefund => ({ key, refundId, amount, status });

describe("by the provider's names", () => {
  test.each<{ name: string; books: BookedRefund[]; list: KnownRefund[]; keys: string[] }>([
    { name: "nothing failed", books: [booked("a", "re_1", 10)], list: [told("re_1", 10)], keys: [] },
    {
      name: "one of two of the same amount",
      books: [booked("a", "re_1", 10), booked("b", "re_2", 10)],
      list: [told("re_1", 10), told("re_2", 10, true)],
      keys: ["b"],
    },
    {
      name: "what is known already",
      books: [booked("a", "re_1", 10, "failed"), booked("b", "re_2", 10)],
      list: [told("re_1", 10, true), told("re_2", 10)],
      keys: [],
    },
    { name: "a provider that tells of none", books: [booked("a", "re_1", 10)], list: [], keys: [] },
    {
      name: "one by hand at the provider that failed, which never was in the books",
      books: [booked("a", "re_1", 10)],
      list: [told("re_1", 10), told("re_2", 10, true)],
      keys: [],
    },
  ])("$name", ({ books, list, keys }) => {
    expect(failedRefunds(books, list)).toEqual(keys);
  });
});

describe("by their amounts, where the provider's list has other names", () => {
  test.each<{ name: string; books: BookedRefund[]; list: KnownRefund[]; keys: string[] }>([
    { name: "the only one failed", books: [booked("a", "r", 10)], list: [told("rf_1", 10, true)], keys: ["a"] },
    {
      name: "one of another amount failed, by hand",
      books: [booked("a", "r", 10)],
      list: [told("rf_1", 20, true)],
      keys: [],
    },
    {
      name: "it was sent again and went: nothing is taken back twice",
      books: [booked("a", "r", 10, "failed"), booked("b", "r2", 10)],
      list: [told("rf_1", 10, true), told("rf_2", 10)],
      keys: [],
    },
    {
      name: "it was sent again and failed again",
      books: [booked("a", "r", 10, "failed"), booked("b", "r2", 10)],
      list: [told("rf_1", 10, true), told("rf_2", 10, true)],
      keys: ["b"],
    },
    {
      name: "a chargeback of the same amount is none of them",
      books: [booked("a", "r", 10, "failed"), booked("p:returned:10", null, 10)],
      list: [told("rf_1", 10, true)],
      keys: [],
    },
    {
      name: "one of two of the same amount: nobody knows which, and one is enough",
      books: [booked("a", "r", 10), booked("b", "r2", 10)],
      list: [told("rf_1", 10), told("rf_2", 10, true)],
      keys: ["b"],
    },
  ])("$name", ({ books, list, keys }) => {
    expect(failedRefunds(books, list)).toEqual(keys);
  });
});
