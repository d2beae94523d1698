import { readFileSync } from "node:fs";
import { base } from "@dioptra/tokens/values";
import type { RenderedPage } from "#app/entry-server.tsx";
import type { StoreView } from "#domain/store.ts";

const messagesOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), "utf8"));

const { ink, canvas } = base.color;

interface PageText {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
  /** Written small below the link. */
  readonly note?: string;
}

/** Returns a page of text without scripts and without the shop's styles, so that nothing in it can fail. */
const textPage = (locale: string, { title, text, link, note }: PageText) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 1rem;color:${ink};background:${canvas}}</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.text}</a></p>
${note === undefined ? "" : `<p><small>${note}</small></p>`}
</html>`;

/** Returns the page that is sent when not even the application's error page can be rendered. */
export function errorPage({ locale, prefix }: StoreView, requestId: string): RenderedPage {
  const messages = messagesOf(locale);
  const html = textPage(locale, {
    title: messages["error.server.title"] ?? "Internal Server Error while rendering.",
    text: messages["error.server.text"] ?? "",
    link: { href: prefix || "/", text: messages["error.home"] ?? "Home" },
    note: requestId,
  });
  return { status: 500, headers: new Headers({ "cache-control": "no-store" }), html };
}

/** Returns the page for a client that exceeds its share of concurrent pages. Its link requests the same page again. */
export function tooManyRequestsPage({ locale }: StoreView, requestId: string): RenderedPage {
  const messages = messagesOf(locale);
  const html = textPage(locale, {
    title: messages["error.tooMany.title"] ?? "Too many pages at the same time",
    text: messages["error.tooMany.text"] ?? "",
    link: { href: "", text: messages["error.retry"] ?? "Try again" },
    note: requestId,
  });
  return { status: 429, headers: new Headers({ "cache-control": "no-store", "retry-after": "1" }), html };
}

/** Returns the page that the service worker shows in place of one that does not arrive, where it has kept no other. */
export function offlineTextPage({ locale }: StoreView): string {
  const messages = messagesOf(locale);
  return textPage(locale, {
    title: messages["error.offline.title"] ?? "You are offline",
    text: messages["error.offline.text"] ?? "",
    link: { href: "", text: messages["error.retry"] ?? "Try again" },
  });
}

/** Why a paid download is not opened. */
export type DownloadRefusal = "unpaid" | "ended" | "unknown";

/** Returns the page that says why a paid download is not opened, with a link to what helps. */
export function downloadRefusedPage({ locale, prefix }: StoreView, reason: DownloadRefusal): string {
  const messages = messagesOf(locale);
  const sentences = {
    unpaid: messages["download.unpaid"],
    ended: messages["download.ended"],
    unknown: messages["download.unknown"],
  } satisfies Record<DownloadRefusal, string | undefined>;
  return textPage(locale, {
    title: messages["download.title"] ?? "Download",
    text: sentences[reason] ?? "",
    link: { href: `${prefix}/order-tracking`, text: messages["download.tracking"] ?? "Find your order" },
  });
}
