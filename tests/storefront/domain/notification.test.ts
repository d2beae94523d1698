import { expect, test } from "vitest";
import { addNotice, withoutPageErrors, type Notice, noticeLifetime } from "#domain/notification.ts";

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
  ["adds the first notice", [notice("a")], ["a"]],
  ["ignores an identical notice", [notice("a"), notice("b")], ["a"]],
  [
    "adds an identical notice after another one",
    [notice("a"), notice("b", { type: "error" }), notice("c")],
    ["a", "b", "c"],
  ],
  ["adds another message", [notice("a"), notice("b", { message: { id: "cart.updated" } })], ["a", "b"]],
  [
    "adds the same message with another value",
    [notice("a", { message: left(2) }), notice("b", { message: left(3) })],
    ["a", "b"],
  ],
  [
    "ignores the same message with the same value",
    [notice("a", { message: left(2) }), notice("b", { message: left(2) })],
    ["a"],
  ],
  ["adds the same message with another action", [notice("a"), notice("b", { action })], ["a", "b"]],
  [
    "ignores the order of values",
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
  "the lifetime of a notice of type %s with timeToLive %j and hasNoTimeout %s is %j",
  (type, timeToLive, hasNoTimeout, expected) => {
    expect(noticeLifetime({ type, timeToLive, hasNoTimeout }, 5000)).toBe(expected);
  },
);

test("withoutPageErrors removes errors without hasNoTimeout and keeps all other notices", () => {
  const shown = [
    notice("added"),
    notice("sold-out", { type: "error" }),
    notice("payment", { type: "error", hasNoTimeout: true }),
    notice("unsure", { type: "warning" }),
  ];
  expect(withoutPageErrors(shown).map(({ id }) => id)).toEqual(["added", "payment", "unsure"]);
});
