import { isPlainHref, noticesShown, type NoticeTerms } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";

test.each(["/c/oprawki", "#pd", "?page=2", "https://example.com/a", "http://example.com", "mailto:a@b.pl", "tel:+48"])(
  "%s may be linked",
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
])("%j may not", (href) => expect(isPlainHref(href)).toBe(false));

test("whatever may be linked is a page, a mail address or a telephone number for the browser too", () => {
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
