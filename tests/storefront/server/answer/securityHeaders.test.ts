import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, pageHeaders } from "#server/answer/securityHeaders.ts";
import { createHash } from "node:crypto";

describe("pageHeaders", () => {
  const referrerPolicy = (pathname: string) => new Map(pageHeaders(pathname)).get("referrer-policy");

  test.each([
    "/order-confirmation/000000042",
    "/de/order-status/secret",
    "/renew-order/secret",
    "/create-password",
    "/create-password/",
    "/de/create-password",
  ])("never sends the address %s as a referrer", (pathname) => expect(referrerPolicy(pathname)).toBe("no-referrer"));

  test.each(["/", "/cart", "/c/create-passwords", "/create-password-help"])(
    "sends the address %s to other sites without its path",
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

  test("allows exactly the inline scripts, each once", () => {
    expect(directive(page, "script-src")).toBe(
      `script-src 'self' ${digest('first("żółw")')} ${digest("second();\nthird()")}`,
    );
  });

  test("allows exactly the inline styles", () =>
    expect(directive(page, "style-src")).toBe(`style-src 'self' ${digest("body{margin:0}")}`));

  test("adds no digests to a page without inline elements", () => {
    expect(contentSecurityPolicy("<p>Dioptra</p>")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  test("allows neither unsafe directives nor other hosts", () => {
    expect(contentSecurityPolicy(page)).not.toMatch(/unsafe|\*|https?:/);
  });
});
