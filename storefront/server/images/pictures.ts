import { nothingAllowed } from "../answer/securityHeaders.ts";
import { acceptedEncoding, type Bytes, encode, type Encoding } from "../answer/compression.ts";
import { keepingLatest } from "../cache/keeping.ts";

/** An address says all that is drawn, so what was sent once is right for ever. Nothing in a drawing may load or run. */
const headers = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": nothingAllowed,
  vary: "accept-encoding",
} as const;

/** At some 2 KB each, what a large shop shows on all its pages takes 8 MB. */
const mostKept = 4000;

/** Whose newest form draws; the shop's pages, as a rule. */
interface Drawing {
  readonly entry: () => Promise<{ readonly drawPicture: (path: string) => Promise<string | null> }>;
}

/** Answers the addresses of pictures: drawn and compressed once, and kept while they are asked for. */
export function createPictures(pages: Drawing) {
  async function draw(path: string, encoding: Encoding): Promise<Bytes | null> {
    const { drawPicture } = await pages.entry();
    const svg = await drawPicture(path);
    return svg === null ? null : encode(Buffer.from(svg), encoding);
  }
  const kept = keepingLatest<Bytes>(mostKept);

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
    const body = await kept(`${encoding} ${pathname}`, () => draw(pathname, encoding));
    if (body === null) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
    return new Response(body, { headers: { ...headers, ...coding, "content-length": String(body.length) } });
  };
}
