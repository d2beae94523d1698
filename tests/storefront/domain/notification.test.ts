import { expect, test } from "vitest";
import { addNotice, afterLeaving, type Notice, noticeLifetime } from "#domain/notification.ts";

const notice = (id: string, state: Partial<Notice> = {}): Notice => ({
  id,
  type: "success",
  message: { id: "cart.added" },
  action: null,
  timeToLive: null,
  hasNoTimeout: false,
  ...state,
});
const action = { label: "cart.checkout", onAction: () => {} };
const left = (count: number) => ({ id: "cart.left", values: { count } });

test.each<[name: string, notices: readonly Notice[], shown: readonly string[]]>([
  ["the first", [notice("a")], ["a"]],
  ["an identical one after it", [notice("a"), notice("b")], ["a"]],
  ["the same again after another", [notice("a"), notice("b", { type: "error" }), notice("c")], ["a", "b", "c"]],
  ["another message", [notice("a"), notice("b", { message: { id: "cart.updated" } })], ["a", "b"]],
  ["another number in the message", [notice("a", { message: left(2) }), notice("b", { message: left(3) })], ["a", "b"]],
  ["the same number in the message", [notice("a", { message: left(2) }), notice("b", { message: left(2) })], ["a"]],
  ["another thing to do", [notice("a"), notice("b", { action })], ["a", "b"]],
  [
    "values named in another order",
    [
      notice("a", { message: { id: "x", values: { a: 1, b: 2 } } }),
      notice("b", { message: { id: "x", values: { b: 2, a: 1 } } }),
    ],
    ["a"],
  ],
])("%s", (_name, notices, shown) => {
  expect(notices.reduce(addNotice, []).map(({ id }) => id)).toEqual(shown);
});

test.each([
  ["success", null, false, 5000],
  ["warning", null, false, 5000],
  ["success", 8000, false, 8000],
  ["warning", null, true, null],
  ["warning", 8000, true, null],
  ["error", null, false, null],
  ["error", 8000, false, null],
] as const)(
  "a notice of %s with %j to live, without a time-out %s, goes after %j",
  (type, timeToLive, hasNoTimeout, expected) => {
    expect(noticeLifetime({ type, timeToLive, hasNoTimeout }, 5000)).toBe(expected);
  },
);

test("an error goes with its page, unless it never times out; what else was said is still read", () => {
  const shown = [
    notice("added"),
    notice("sold-out", { type: "error" }),
    notice("payment", { type: "error", hasNoTimeout: true }),
    notice("unsure", { type: "warning" }),
  ];
  expect(afterLeaving(shown).map(({ id }) => id)).toEqual(["added", "payment", "unsure"]);
});
