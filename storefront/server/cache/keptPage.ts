import { createHash } from "node:crypto";
import { acceptedEncoding, type Encoding, encode, encodeSmallest, plainOf } from "../answer/compression.ts";
import { inOwnMemory } from "./inOwnMemory.ts";
import { encodedAs, type PageAnswer, type PlainPage } from "../answer/pageAnswer.ts";

/** What a browser says of what it can read, and has already. */
export interface Accepting {
  readonly encoding: string | null | undefined;
  readonly ifNoneMatch: string | null | undefined;
}

/** A page in the shared cache: compressed, and in other encodings once they have been requested. */
export interface KeptPage {
  /** The route that answered, for the log. */
  readonly route: string;
  readonly bytes: number;
  /** The page for a browser, or null when something has to be made for it first. */
  readonly atOnce: (accepting: Accepting) => PageAnswer | null;
  readonly answer: (accepting: Accepting) => Promise<PageAnswer>;
}

export interface KeptPageSetting {
  readonly route: string;
  /** Hears by how many bytes the page has become heavier, or lighter. */
  readonly onGrown: (bytes: number) => void;
}

const manyAnswers = 20; // After so many it is likely that many more will follow.

/** What a page weighs besides its body. */
const overhead = ({ headers }: PlainPage) =>
  headers.reduce((sum, [name, value]) => sum + name.length + value.length, 500);

export async function createKeptPage(page: PlainPage, { route, onGrown }: KeptPageSetting): Promise<KeptPage> {
  // The same in every encoding, which is why it is weak.
  const etag = `W/"${createHash("sha256").update(page.html).digest("base64url").slice(0, 27)}"`;
  const bare = { status: page.status, headers: [...page.headers, ["etag", etag] as const] };
  let smallest = inOwnMemory(await encode(page.html, "br"));
  const unchanged: PageAnswer = { status: 304, headers: bare.headers, body: null };
  const made = new Map<Encoding, PageAnswer>([["br", encodedAs(bare, smallest, "br")]]);
  const isKnown = (tags: string) => tags === etag || tags.split(/,\s*/).includes(etag);

  let answers = 0;

  /** What is asked for often is worth the work of making it as small as it gets. */
  async function shrink() {
    const smaller = inOwnMemory(await encodeSmallest(await plainOf(smallest)));
    onGrown(smaller.length - smallest.length);
    smallest = smaller;
    made.set("br", encodedAs(bare, smaller, "br"));
  }

  const atOnce: KeptPage["atOnce"] = ({ encoding, ifNoneMatch }) => {
    if (ifNoneMatch && isKnown(ifNoneMatch)) return unchanged;
    answers += 1;
    if (answers === manyAnswers) void shrink();
    return made.get(acceptedEncoding(encoding)) ?? null;
  };

  async function answer(accepting: Accepting): Promise<PageAnswer> {
    const there = atOnce(accepting);
    if (there) return there;
    const encoding = acceptedEncoding(accepting.encoding);
    const body = inOwnMemory(await encode(await plainOf(smallest), encoding));
    const encoded = encodedAs(bare, body, encoding);
    if (!made.has(encoding)) onGrown(body.length);
    made.set(encoding, encoded);
    return encoded;
  }

  return { route, bytes: smallest.length + overhead(page), atOnce, answer };
}
