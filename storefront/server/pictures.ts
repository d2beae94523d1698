import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { compress } from "./compress.ts";
import type { Pages } from "./pages.ts";

const brotli = promisify(brotliCompress);

/** An address says all that is drawn, so what was sent once is right for ever. Nothing in a drawing may load or run. */
const headers = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'",
} as const;

/** At some 2 KB each, what a large shop shows on all its pages takes 8 MB. */
const mostKept = 4000;

/** Answers the addresses of pictures. What browsers accept is drawn and compressed once, and kept while it is asked for. */
export function createPictures(pages: Pick<Pages, "entry">) {
  const draw = async (path: string) => (await pages.entry()).drawPicture(path);
  const compressed = keepingLatest(mostKept, async (path) => {
    const svg = await draw(path);
    return svg === null ? null : brotli(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  });
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (/\bbr\b/.test(request.headers.get("accept-encoding") ?? "")) {
      const body = await compressed(pathname);
      return body === null
        ? noPicture()
        : new Response(new Uint8Array(body), {
            headers: { ...headers, "content-encoding": "br", vary: "accept-encoding" },
          });
    }
    const svg = await draw(pathname);
    return svg === null ? noPicture() : compress(request, new Response(svg, { headers }));
  };
}

const noPicture = () => new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });

/** Remembers what was made of the keys asked for last; what is nothing or failed is forgotten at once. */
function keepingLatest<Value>(most: number, make: (key: string) => Promise<Value | null>) {
  const kept = new Map<string, Promise<Value | null>>();
  return async (key: string): Promise<Value | null> => {
    const value = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    try {
      const made = await value;
      if (made === null) kept.delete(key);
      return made;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
