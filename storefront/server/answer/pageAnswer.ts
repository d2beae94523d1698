import type { RenderedPage } from "#app/entry-server.tsx";
import { contentSecurityPolicy, type HeaderList, pageHeaders } from "./securityHeaders.ts";
import { acceptedEncoding, type Bytes, type Encoding, encode } from "./compression.ts";

/** A page as it is sent to a browser. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Bytes | null;
}

/** A page with its headers, before it is encoded. */
export interface EncodablePage {
  readonly status: number;
  readonly headers: HeaderList;
  readonly html: Bytes;
}

/** Headers of the rendered page that are sent. */
const forwardedHeaders = new Set(["location", "retry-after"]);

export interface PageSetting {
  readonly pathname: string;
  /** The page may be cached, here and by browsers that revalidate it. */
  readonly isCacheable: boolean;
  readonly isDevelopment: boolean;
}

const cacheControl = (headers: Headers, isCacheable: boolean) =>
  isCacheable ? "no-cache" : (headers.get("cache-control") ?? "private, no-cache");

/** Adds the headers that every browser gets to a rendered page. */
export function toEncodablePage(
  { status, headers: rendered, html }: RenderedPage,
  setting: PageSetting,
): EncodablePage {
  const headers: HeaderList = [
    ["content-type", "text/html; charset=utf-8"],
    ["cache-control", cacheControl(rendered, setting.isCacheable)],
    ["vary", "accept-encoding"],
    ...[...rendered].filter(([name]) => forwardedHeaders.has(name)),
    ...pageHeaders(setting.pathname),
    // The development server adds scripts and styles whose digests are not known in advance.
    ...(setting.isDevelopment ? [] : [["content-security-policy", contentSecurityPolicy(html)] as const]),
  ];
  return { status, headers, html: Buffer.from(html) };
}

/** Returns the answer for a page whose body is already encoded. */
export const toPageAnswer = (
  { status, headers }: Omit<EncodablePage, "html">,
  body: Bytes,
  encoding: Encoding,
): PageAnswer => ({
  status,
  headers: [
    ...headers,
    ...(encoding === "identity" ? [] : [["content-encoding", encoding] as const]),
    ["content-length", String(body.length)],
  ],
  body,
});

/** Encodes a page for one browser, without caching it. */
export async function answerUncached(page: EncodablePage, accepted: string | null | undefined): Promise<PageAnswer> {
  const encoding = acceptedEncoding(accepted);
  return toPageAnswer(page, await encode(page.html, encoding), encoding);
}
