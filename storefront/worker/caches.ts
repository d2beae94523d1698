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

/** Part of a cache that keeps nothing but files of the shop. */
export const fromShop = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }): Promise<Response | null> =>
    isFile(response) ? response : null,
};
