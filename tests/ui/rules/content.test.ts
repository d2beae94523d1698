import { isPlainHref, selectNotices, type ScheduledNotice } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each(["/c/oprawki", "#pd", "?page=2", "https://example.com/a", "http://example.com", "mailto:a@b.pl", "tel:+48"])(
  "isPlainHref accepts %s",
  (href) => expect(isPlainHref(href)).toBe(true),
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "//example.com",
  "/\\example.com",
  "https://",
  "",
  "blob:https://example.com/a",
])("isPlainHref refuses %j", (href) => expect(isPlainHref(href)).toBe(false));

test("isPlainHref accepts only URLs that a browser resolves to an allowed scheme", () => {
  const allowed = ["http:", "https:", "mailto:", "tel:"];
  const anyHref = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom("java", "script:", "/", "#", "\t").map((a) => `${a}x`),
  );
  fc.assert(
    fc.property(anyHref, (href) => {
      if (!isPlainHref(href)) return;
      const base = "https://shop.example/pl/";
      if (URL.canParse(href, base)) expect(allowed).toContain(new URL(href, base).protocol);
    }),
  );
});

const notice = (code: string, more: Partial<ScheduledNotice> = {}): ScheduledNotice => ({
  code,
  kind: "delivery",
  markets: ["pl"],
  dismissal: "allowed",
  ...more,
});

const view = { market: "pl", now: "2026-12-24T10:00:00Z", dismissed: [] };

const codes = (notices: readonly ScheduledNotice[], more = {}) =>
  selectNotices(notices, { ...view, ...more }).map(({ code }) => code);

test("selectNotices returns only notices of the market", () => {
  const notices = [notice("here"), notice("there", { markets: ["de"] }), notice("both", { markets: ["de", "pl"] })];
  expect(codes(notices)).toEqual(["here", "both"]);
});

test.each([
  ["before it starts", "2026-12-24T10:00:01Z", undefined, false],
  ["at its start", "2026-12-24T10:00:00Z", undefined, true],
  ["just before it expires", undefined, "2026-12-24T10:00:01Z", true],
  ["when it expires", undefined, "2026-12-24T10:00:00Z", false],
  ["at its start in another time zone", "2026-12-24T11:00:00+01:00", undefined, true],
])("selectNotices respects the period of a notice: %s", (_, from, until, isShown) => {
  const window = { ...(from && { from }), ...(until && { until }) };
  expect(codes([notice("a", window)])).toEqual(isShown ? ["a"] : []);
});

test("selectNotices leaves out dismissed notices, except those that cannot be dismissed", () => {
  const notices = [notice("late"), notice("law", { kind: "legal", dismissal: "never" })];
  expect(codes(notices, { dismissed: ["late", "law"] })).toEqual(["law"]);
});

test("selectNotices returns legal notices first, then delivery, then holidays, otherwise in the given order", () => {
  const notices = [notice("c", { kind: "holiday" }), notice("b"), notice("b2"), notice("a", { kind: "legal" })];
  expect(codes(notices)).toEqual(["a", "b", "b2", "c"]);
});
