import { createHash } from "node:crypto";
import { acceptedEncoding, type Encoding, encode, encodeSmallest, decompressBrotli } from "../answer/compression.ts";
import { toPageAnswer, type PageAnswer, type EncodablePage } from "../answer/pageAnswer.ts";
import { exactCopy } from "./taggedCache.ts";

/** The headers by which a browser states what it can read and which version of a page it has. */
export interface AcceptHeaders {
  readonly encoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

/** A page in the shared cache, in Brotli and in further encodings once they have been requested. */
export interface CachedPage {
  /** The route that rendered the page, for the log. */
  readonly route: string;
  readonly bytes: number;
  /** Returns the answer if it exists in an accepted encoding, otherwise null. */
  readonly readyAnswer: (accept: AcceptHeaders) => PageAnswer | null;
  readonly answer: (accept: AcceptHeaders) => Promise<PageAnswer>;
}

export interface CachedPageSetting {
  readonly route: string;
  /** Called with the number of bytes by which the page has grown; negative when it has shrunk. */
  readonly onResize: (bytes: number) => void;
}

const popularAfter = 20; // Answers after which many more are likely to follow.

/** Returns the approximate size of a page without its body, in bytes. */
const overhead = ({ headers }: EncodablePage) =>
  headers.reduce((sum, [name, value]) => sum + name.length + value.length, 500);

export async function createCachedPage(
  page: EncodablePage,
  { route, onResize }: CachedPageSetting,
): Promise<CachedPage> {
  // Weak, because it is the same in every encoding.
  const etag = `W/"${createHash("sha256").update(page.html).digest("base64url").slice(0, 27)}"`;
  const head = { status: page.status, headers: [...page.headers, ["etag", etag] as const] };
  let brotli = exactCopy(await encode(page.html, "br"));
  const notModified: PageAnswer = { status: 304, headers: head.headers, body: null };
  const answers = new Map<Encoding, PageAnswer>([["br", toPageAnswer(head, brotli, "br")]]);
  const hasEtag = (tags: string) => tags === etag || tags.split(/,\s*/).includes(etag);

  let answerCount = 0;

  /** Compresses a popular page as small as possible, which takes longer. */
  async function shrink() {
    const smaller = exactCopy(await encodeSmallest(await decompressBrotli(brotli)));
    onResize(smaller.length - brotli.length);
    brotli = smaller;
    answers.set("br", toPageAnswer(head, smaller, "br"));
  }

  const readyAnswer: CachedPage["readyAnswer"] = ({ encoding, ifNoneMatch }) => {
    if (ifNoneMatch && hasEtag(ifNoneMatch)) return notModified;
    answerCount += 1;
    if (answerCount === popularAfter) void shrink();
    return answers.get(acceptedEncoding(encoding)) ?? null;
  };

  async function answer(accept: AcceptHeaders): Promise<PageAnswer> {
    const ready = readyAnswer(accept);
    if (ready) return ready;
    const encoding = acceptedEncoding(accept.encoding);
    const body = exactCopy(await encode(await decompressBrotli(brotli), encoding));
    const encoded = toPageAnswer(head, body, encoding);
    if (!answers.has(encoding)) onResize(body.length);
    answers.set(encoding, encoded);
    return encoded;
  }

  return { route, bytes: brotli.length + overhead(page), readyAnswer, answer };
}
