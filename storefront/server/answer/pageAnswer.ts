import type { RenderedPage } from "#app/entry-server.tsx";
import { contentSecurityPolicy, type HeaderList, pageHeaders } from "./securityHeaders.ts";
import { acceptedEncoding, type Bytes, type Encoding, encode } from "./compression.ts";

/** A page as it goes to one browser. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Bytes | null;
}

/** A rendered page before it is encoded. */
export interface PlainPage {
  readonly status: number;
  readonly headers: HeaderList;
  readonly html: Bytes;
}

/** Headers of the page itself that stay. */
const ownHeaders = new Set(["location", "retry-after"]);

export interface PageSetting {
  readonly pathname: string;
  /** It may be kept here, and by browsers that ask whether it has changed. */
  readonly isKept: boolean;
  readonly isDevelopment: boolean;
}

const cacheControl = (headers: Headers, isKept: boolean) =>
  isKept ? "no-cache" : (headers.get("cache-control") ?? "private, no-cache");

/** A rendered page with the headers that every browser gets. */
export function plainPage({ status, headers: given, html }: RenderedPage, setting: PageSetting): PlainPage {
  const headers: HeaderList = [
    ["content-type", "text/html; charset=utf-8"],
    ["cache-control", cacheControl(given, setting.isKept)],
    ["vary", "accept-encoding"],
    ...[...given].filter(([name]) => ownHeaders.has(name)),
    ...pageHeaders(setting.pathname),
    // The development server adds scripts and styles to the page whose digests are not known in advance.
    ...(setting.isDevelopment ? [] : [["content-security-policy", contentSecurityPolicy(html)] as const]),
  ];
  return { status, headers, html: Buffer.from(html) };
}

/** The page in the encoding of one browser. */
export const encodedAs = (
  { status, headers }: Omit<PlainPage, "html">,
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

/** The page for one browser only. */
export async function answerOnce(page: PlainPage, accepted: string | null | undefined): Promise<PageAnswer> {
  const encoding = acceptedEncoding(accepted);
  return encodedAs(page, await encode(page.html, encoding), encoding);
}
