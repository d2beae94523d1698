import { readFileSync } from "node:fs";
import type { RenderedPage } from "#app/entry-server.tsx";
import type { StoreView } from "#domain/store/storeView.ts";

const messagesOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../locales/${locale}.json`, import.meta.url), "utf8"));

/** The page for the case that not even the error page could be rendered: no script, no style, nothing that can fail. */
export function lastResort({ locale, prefix }: StoreView, requestId: string): RenderedPage {
  const messages = messagesOf(locale);
  const title = messages["error.server.title"] ?? "Internal Server Error while rendering.";
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:20vh auto;padding:0 1rem;color:#171b18;background:#fff}</style>
<h1>${title}</h1>
<p>${messages["error.server.text"] ?? ""}</p>
<p><a href="${prefix || "/"}">${messages["error.home"] ?? "Home"}</a></p>
<p><small>${requestId}</small></p>
</html>`;
  return { status: 500, headers: new Headers({ "cache-control": "no-store" }), html };
}
