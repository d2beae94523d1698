import { nothingAllowed } from "../answer/securityHeaders.ts";
import { acceptedEncoding, type Bytes, encode, type Encoding } from "../answer/compression.ts";
import { memoizeLatest } from "../cache/memoize.ts";

/** The address determines the drawing, so that it never changes. Nothing in it may load or run. */
const headers = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": nothingAllowed,
  vary: "accept-encoding",
} as const;

/** Drawings have about 2 KB, so that this many take 8 MB. */
const maximumDrawings = 4000;

/** Returns the application's current code, which draws pictures. */
interface PictureSource {
  readonly entry: () => Promise<{ readonly drawPicture: (path: string) => Promise<string | null> }>;
}

/** Creates the handler of drawn pictures. They are drawn and compressed once, and the most recently used are cached. */
export function createPictures(pages: PictureSource) {
  async function draw(path: string, encoding: Encoding): Promise<Bytes | null> {
    const { drawPicture } = await pages.entry();
    const svg = await drawPicture(path);
    return svg === null ? null : encode(Buffer.from(svg), encoding);
  }
  const drawings = memoizeLatest<Bytes>(maximumDrawings);

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
    const body = await drawings(`${encoding} ${pathname}`, () => draw(pathname, encoding));
    if (body === null) return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
    return new Response(body, { headers: { ...headers, ...coding, "content-length": String(body.length) } });
  };
}
