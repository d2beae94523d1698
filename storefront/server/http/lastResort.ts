import { readFileSync } from "node:fs";
import { base } from "@dioptra/tokens/values";
import type { RenderedPage } from "#app/entry-server.tsx";
import type { StoreView } from "#domain/store.ts";

const messagesOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), "utf8"));

const { ink, canvas } = base.color;

interface Words {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
  readonly note: string;
}

/** A page of words alone: no script, no style of the shop's, nothing that can fail. */
const pageOfWords = (locale: string, { title, text, link, note }: Words) => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 1rem;color:${ink};background:${canvas}}</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.text}</a></p>
<p><small>${note}</small></p>
</html>`;

/** The page for the case that not even the error page could be rendered. */
export function lastResort({ locale, prefix }: StoreView, requestId: string): RenderedPage {
  const messages = messagesOf(locale);
  const html = pageOfWords(locale, {
    title: messages["error.server.title"] ?? "Internal Server Error while rendering.",
    text: messages["error.server.text"] ?? "",
    link: { href: prefix || "/", text: messages["error.home"] ?? "Home" },
    note: requestId,
  });
  return { status: 500, headers: new Headers({ "cache-control": "no-store" }), html };
}

/** The page for a client that asks for more pages at the same time than its share; its link asks for the same one again. */
export function tooManyPages({ locale }: StoreView, requestId: string): RenderedPage {
  const messages = messagesOf(locale);
  const html = pageOfWords(locale, {
    title: messages["error.tooMany.title"] ?? "Too many pages at the same time",
    text: messages["error.tooMany.text"] ?? "",
    link: { href: "", text: messages["error.retry"] ?? "Try again" },
    note: requestId,
  });
  return { status: 429, headers: new Headers({ "cache-control": "no-store", "retry-after": "1" }), html };
}
