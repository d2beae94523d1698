import { expect, test } from "vitest";
import { createNotices } from "#app/state/notices.ts";

const shownIds = ({ store }: ReturnType<typeof createNotices>) =>
  store.getState().shown.map(({ message }) => message.id);

test("removes errors when their page is left, but keeps notices without timeout and successes", () => {
  const notices = createNotices();
  notices.show("error", { id: "notice.outOfStock" });
  notices.show("error", { id: "payment.notCreated" }, null, { hasNoTimeout: true });
  notices.show("success", { id: "notice.added" });
  notices.leavePage();
  expect(shownIds(notices)).toEqual(["payment.notCreated", "notice.added"]);
  expect(notices.store.getState().history).toHaveLength(3);
});

test("keeps a cleared notice in the history", () => {
  const notices = createNotices();
  notices.show("warning", { id: "notice.syncFailed" }, null, { hasNoTimeout: true });
  notices.clear("notice.syncFailed");
  expect(shownIds(notices)).toEqual([]);
  expect(notices.store.getState().history).toHaveLength(1);
});

test.each([
  ["success", false, 5000],
  ["warning", true, null],
  ["error", false, null],
] as const)("shows a notice of type %s with hasNoTimeout %s for %j ms", (type, hasNoTimeout, timeToLive) => {
  const notices = createNotices();
  notices.show(type, { id: "notice.added" }, null, { hasNoTimeout });
  expect(notices.store.getState().shown).toMatchObject([{ type, timeToLive }]);
});

test("shows a notice with a button long enough to reach it", () => {
  const notices = createNotices();
  notices.show("success", { id: "notice.removed" }, { label: "notice.undo", onAction: () => {} });
  expect(notices.store.getState().shown).toMatchObject([{ timeToLive: 15_000 }]);
});
