import { type NoticeTerms, noticesShown } from "@dioptra/ui/rules";
import { expect, test } from "vitest";

const notice = (code: string, more: Partial<NoticeTerms> = {}): NoticeTerms => ({
  code,
  kind: "delivery",
  markets: ["pl"],
  dismissal: "allowed",
  ...more,
});

const view = { market: "pl", now: "2026-12-24T10:00:00Z", dismissed: [] };
const codes = (notices: readonly NoticeTerms[], more = {}) =>
  noticesShown(notices, { ...view, ...more }).map(({ code }) => code);

test("it is said in its markets alone", () => {
  const notices = [notice("here"), notice("there", { markets: ["de"] }), notice("both", { markets: ["de", "pl"] })];
  expect(codes(notices)).toEqual(["here", "both"]);
});

test.each([
  ["before", "2026-12-24T10:00:01Z", undefined, false],
  ["in its first moment", "2026-12-24T10:00:00Z", undefined, true],
  ["in its last", undefined, "2026-12-24T10:00:01Z", true],
  ["when it is over", undefined, "2026-12-24T10:00:00Z", false],
  ["by another clock", "2026-12-24T11:00:00+01:00", undefined, true],
])("%s", (_, from, until, isSaid) => {
  const window = { ...(from && { from }), ...(until && { until }) };
  expect(codes([notice("a", window)])).toEqual(isSaid ? ["a"] : []);
});

test("what was put away stays away, unless the law wants it said", () => {
  const notices = [notice("late"), notice("law", { kind: "legal", dismissal: "never" })];
  expect(codes(notices, { dismissed: ["late", "law"] })).toEqual(["law"]);
});

test("the law comes first, then deliveries, then holidays; else as they were given", () => {
  const notices = [notice("c", { kind: "holiday" }), notice("b"), notice("b2"), notice("a", { kind: "legal" })];
  expect(codes(notices)).toEqual(["a", "b", "b2", "c"]);
});
