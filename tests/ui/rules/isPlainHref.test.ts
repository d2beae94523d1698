import { isPlainHref } from "@dioptra/ui/rules";
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
