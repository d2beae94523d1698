import { createHash } from "node:crypto";
import { base } from "@dioptra/tokens/values";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

const { action, canvas, control, focus, ink, line, onAction, pendingQuiet, sale, stage } = base.color;

const style = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${stage}; color: ${ink}; font: 16px/1.5 "Instrument Sans Variable", Helvetica, Arial, sans-serif; }
main { max-width: 880px; margin: 0 auto; padding: 32px 16px 64px; }
.note { background: ${pendingQuiet}; padding: 8px 16px; text-align: center; font-size: 14px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 16px; overflow-wrap: anywhere; }
h2 { font-size: 20px; margin: 32px 0 8px; }
a { color: ${action}; }
table { width: 100%; border-collapse: collapse; background: ${canvas}; display: block; overflow-x: auto; margin: 0 0 24px; }
th, td { text-align: left; padding: 8px 12px; border-bottom: 1px solid ${line}; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: ${canvas}; padding: 16px; }
iframe { width: 100%; height: 640px; border: 1px solid ${control}; background: ${canvas}; }
fieldset { border: 1px solid ${control}; border-radius: 6px; margin: 0 0 24px; padding: 16px; background: ${canvas}; }
legend { font-weight: 600; padding: 0 8px; }
label { display: flex; gap: 12px; align-items: center; min-height: 44px; }
input[type="text"] { font: inherit; min-height: 48px; padding: 0 12px; border: 1px solid ${control}; border-radius: 2px; width: 100%; max-width: 280px; }
button { font: inherit; min-height: 48px; padding: 0 20px; border: 0; border-radius: 2px; background: ${action}; color: ${onAction}; cursor: pointer; }
button.quiet { background: ${canvas}; color: ${ink}; border: 1px solid ${control}; }
:focus-visible { outline: 3px solid ${focus}; outline-offset: 2px; }
.error { color: ${sale}; font-weight: 600; }
`;

/** Built as one string, because the digest covers every space between the tags. */
const styleElement = raw(`<style>${style}</style>`);
const styleDigest = createHash("sha256").update(style).digest("base64");

/** Plain pages have one style element and load nothing else. Forms may be submitted anywhere. */
const policy = `default-src 'none'; style-src 'sha256-${styleDigest}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;

export interface PlainPage {
  readonly title: string;
  /** The language of the page, such as `pl`. */
  readonly language: string;
  /** A line above the page; none if it is empty. */
  readonly note: string;
  readonly body: HtmlEscapedString | Promise<HtmlEscapedString>;
}

/** Renders a page without the shop's layout. Its URL may contain a secret, so it is never sent as a referrer. */
export function plainPage(
  c: Context,
  { title, language, note, body }: PlainPage,
  status: 200 | 400 | 404 | 409 | 429 = 200,
) {
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${note === "" ? "" : html`<header class="note">${note}</header>`}
        <main>${body}</main>
      </body>
    </html>`;
  return c.html(page, status, { "content-security-policy": policy, "referrer-policy": "no-referrer" });
}

export interface SandboxPage extends Pick<PlainPage, "title" | "body"> {
  readonly locale: string;
}

/** Renders a page of the sandbox, which replaces the page of a real service and is marked as such. */
export const sandboxPage = (c: Context, { title, locale, body }: SandboxPage, status: 200 | 400 | 404 | 409 = 200) =>
  plainPage(c, { title: `${title} – Sandbox`, language: locale.slice(0, 2), note: "Sandbox", body }, status);
