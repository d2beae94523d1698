import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#server/contentSecurityPolicy.ts";

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (html: string, name: string) =>
  contentSecurityPolicy(html)
    .split("; ")
    .find((text) => text.startsWith(name));

const page = `<!doctype html><html><head><script>first("żółw")</script>
<script type="module" async="" src="/assets/entry.js"></script>
<script type="application/ld+json">{"name":"Nela"}</script>
<style>body{margin:0}</style></head>
<body><script data-tsr-stream-part="">second();
third()</script><script>first("żółw")</script></body></html>`;

test("exactly the scripts within the page may run, each named once", () => {
  expect(directive(page, "script-src")).toBe(
    `script-src 'self' ${digest('first("żółw")')} ${digest("second();\nthird()")}`,
  );
});

test("so are styles", () => expect(directive(page, "style-src")).toBe(`style-src 'self' ${digest("body{margin:0}")}`));

test("a page without any needs none", () => {
  expect(contentSecurityPolicy("<p>Dioptra</p>")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test("nothing is allowed that was not written by us", () => {
  expect(contentSecurityPolicy(page)).not.toMatch(/unsafe|\*|https?:/);
});
