import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { fromShop, isFile, pictureCache } from "./caches.ts";

const days = 86_400;

const pictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [fromShop, new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 14 * days, purgeOnQuotaError: true })],
});

/** Returns the width in the address of a picture, and what it shows: the edition and the name. Null for other addresses. */
function readAddress(url: string): { readonly width: number; readonly master: string } | null {
  const [, width, master] = /^\/media\/pictures\/(\d+)x\d+\/(.+)$/.exec(new URL(url).pathname) ?? [];
  return width && master ? { width: Number(width), master } : null;
}

/** Returns the largest kept size of the picture at an address; undefined if none is kept. */
async function keptSize(url: string): Promise<Response | undefined> {
  const wanted = readAddress(url);
  if (!wanted) return undefined;
  const cache = await caches.open(pictureCache);
  const [largest] = (await cache.keys())
    .flatMap((request) => {
      const kept = readAddress(request.url);
      return kept?.master === wanted.master ? [{ request, width: kept.width }] : [];
    })
    .toSorted((a, b) => b.width - a.width);
  return largest && cache.match(largest.request);
}

/** Answers the request for a picture. One that does not arrive is replaced by another size of it that was seen. */
export async function answerPicture(options: {
  readonly request: Request;
  readonly event: ExtendableEvent;
}): Promise<Response> {
  const answer = await pictures.handle(options).catch(() => null);
  if (answer && isFile(answer)) return answer;
  return (await keptSize(options.request.url)) ?? answer ?? fetch(options.request);
}
