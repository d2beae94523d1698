import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, pageHeaders } from "#server/answer/securityHeaders.ts";
import { createHash } from "node:crypto";

describe("securityHeaders", () => {
  const referrerPolicy = (pathname: string) => new Map(pageHeaders(pathname)).get("referrer-policy");

  test.each([
    "/order-confirmation/000000042",
    "/de/order-status/secret",
    "/renew-order/secret",
    "/create-password",
    "/create-password/",
    "/de/create-password",
  ])("the address %s goes to nobody", (pathname) => expect(referrerPolicy(pathname)).toBe("no-referrer"));

  test.each(["/", "/cart", "/c/create-passwords", "/create-password-help"])(
    "the address %s goes to other sites without its path",
    (pathname) => expect(referrerPolicy(pathname)).toBe("strict-origin-when-cross-origin"),
  );
});

describe("contentSecurityPolicy", () => {
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

  test("so are styles", () =>
    expect(directive(page, "style-src")).toBe(`style-src 'self' ${digest("body{margin:0}")}`));

  test("a page without any needs none", () => {
    expect(contentSecurityPolicy("<p>Dioptra</p>")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  test("nothing is allowed that was not written by us", () => {
    expect(contentSecurityPolicy(page)).not.toMatch(/unsafe|\*|https?:/);
  });
});
