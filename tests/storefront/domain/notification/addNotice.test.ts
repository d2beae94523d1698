import { expect, test } from "vitest";
import { addNotice } from "#domain/notification/addNotice.ts";
import type { Notice } from "#domain/notification/notice.ts";

const notice = (id: string, message: Notice["message"], type: Notice["type"] = "success"): Notice => ({
  id,
  type,
  message,
  timeToLive: 5000,
});
const added = notice("1", { id: "notice.added" });

test.each([
  ["the same text again", notice("2", { id: "notice.added" }), 1],
  ["another text", notice("2", { id: "notice.updated" }), 2],
  ["the same text as an error", notice("2", { id: "notice.added" }, "error"), 2],
  ["the same text about another quantity", notice("2", { id: "notice.added", values: { maxQuantity: 2 } }), 2],
])("%s after a notice", (_case, next, length) => {
  expect(addNotice([added], next)).toHaveLength(length);
});

test("only the previous notice counts: what was said before that may be said again", () => {
  const [first, second, third] = [added, notice("2", { id: "notice.updated" }), notice("3", { id: "notice.added" })];
  expect(addNotice(addNotice([first], second), third).map(({ id }) => id)).toEqual(["1", "2", "3"]);
});
