import { isFile, keptFile, pictureCache } from "./caches.ts";
import { type Answering, limitedCache } from "./limitedCache.ts";

const pictures = limitedCache(pictureCache, { maxEntries: 150, maxDays: 14 });

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
export async function answerPicture(options: Answering): Promise<Response> {
  const answer = await pictures(options).catch(() => null);
  if (answer && isFile(answer)) return answer;
  const { url } = options.request;
  // To a clock that is wrong, a picture that was just seen may seem too old.
  return (await keptFile(url)) ?? (await keptSize(url)) ?? answer ?? fetch(options.request);
}
