import { expect, test } from "vitest";
import { createNotices } from "#app/state/notices.ts";

const said = ({ store }: ReturnType<typeof createNotices>) => store.getState().shown.map(({ message }) => message.id);

test("an error goes with its page, what never times out and what was good news stays", () => {
  const notices = createNotices();
  notices.show("error", { id: "notice.outOfStock" });
  notices.show("error", { id: "payment.notCreated" }, null, { hasNoTimeout: true });
  notices.show("success", { id: "notice.added" });
  notices.leavePage();
  expect(said(notices)).toEqual(["payment.notCreated", "notice.added"]);
  expect(notices.store.getState().history).toHaveLength(3);
});

test("what is true no more is not said any longer, but can be read again", () => {
  const notices = createNotices();
  notices.show("warning", { id: "notice.syncFailed" }, null, { hasNoTimeout: true });
  notices.settle("notice.syncFailed");
  expect(said(notices)).toEqual([]);
  expect(notices.store.getState().history).toHaveLength(1);
});

test.each([
  ["success", false, 5000],
  ["warning", true, null],
  ["error", false, null],
] as const)("a notice of %s without a time-out %s lives for %j", (type, hasNoTimeout, timeToLive) => {
  const notices = createNotices();
  notices.show(type, { id: "notice.added" }, null, { hasNoTimeout });
  expect(notices.store.getState().shown).toMatchObject([{ type, timeToLive }]);
});

test("what can be pressed in a notice stays long enough to be reached", () => {
  const notices = createNotices();
  notices.show("success", { id: "notice.removed" }, { label: "notice.undo", onAction: () => {} });
  expect(notices.store.getState().shown).toMatchObject([{ timeToLive: 15_000 }]);
});
