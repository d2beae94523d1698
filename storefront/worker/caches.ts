/** The beginning of the names of all caches. Its number grows when a newer worker cannot read what an older one kept. */
const begin = "dioptra-1-";

/** The files with which a store view starts without a network. */
export const shellCache = (store: string): string => `${begin}shell-${store}`;
/** Code and styles of the pages that were visited. */
export const visitedCache = `${begin}visited`;
/** Pictures that were seen. */
export const pictureCache = `${begin}pictures`;
/** The reminder of an order that waits. */
export const reminderCache = `${begin}reminder`;

/** Removes the caches of workers of another version; of all versions for a worker that is switched off. */
export async function removeCaches({ isOff = false }: { readonly isOff?: boolean } = {}): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("dioptra-"));
  await Promise.all(names.filter((name) => isOff || !name.startsWith(begin)).map((name) => caches.delete(name)));
}

/**
 * Returns whether an answer comes from the shop. A portal that wants a login answers every address with a page of its
 * own, and such a page must not be kept as a file of the shop. Redirects of pages cannot be looked into.
 */
export const isFromShop = (answer: Response): boolean =>
  answer.type === "opaqueredirect" || answer.headers.has("x-request-id");

/** Returns whether an answer is a file of the shop that may be kept. */
export const isFile = (answer: Response): boolean => answer.status === 200 && isFromShop(answer);

const isHtml = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

/** Returns whether a kept file is still there: a browser may lose a part of what it has stored, or all of it. */
export async function isWhole(kept: Response): Promise<boolean> {
  try {
    if (isHtml(kept)) return (await kept.clone().text()).trimEnd().endsWith("</html>");
    return (await kept.clone().blob()).size > 0;
  } catch {
    return false;
  }
}

/** Returns a kept file; undefined if there is none that is whole. One that is lost is removed, so that it is loaded anew. */
export async function keptFile(path: string): Promise<Response | undefined> {
  const kept = await caches.match(path);
  if (!kept || (await isWhole(kept))) return kept;
  for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  return undefined;
}

/** Part of a cache that keeps nothing but files of the shop, and answers with none that is lost. */
export const fromShop = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }): Promise<Response | null> =>
    isFile(response) ? response : null,
  cachedResponseWillBeUsed: async ({
    cachedResponse,
  }: {
    readonly cachedResponse?: Response;
  }): Promise<Response | null> => (cachedResponse && (await isWhole(cachedResponse)) ? cachedResponse : null),
};
