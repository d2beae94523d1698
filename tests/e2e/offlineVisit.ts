import { expect, type Page, test as base } from "./fixtures.ts";
import type { Language } from "./language.ts";
import { type Network, openNetwork } from "./network.ts";
import { visit } from "./shopper.ts";

/** Tests that have a service worker, and a network between the browser and the shop that can fail. */
export const test = base.extend<{ network: Network }>({
  network: async ({ shop }, use) => {
    const network = await openNetwork(shop.origin);
    await use(network);
    await network.close();
  },
  baseURL: async ({ network }, use) => use(network.origin),
  storageState: async ({ storageState, network }, use) =>
    use(
      typeof storageState === "object"
        ? { ...storageState, origins: storageState.origins.map((each) => ({ ...each, origin: network.origin })) }
        : storageState,
    ),
});

/** What such a file passes to `test.use`. A lost connection is logged as an error. */
export const withWorker = { serviceWorkers: "allow", expectsErrors: true } as const;

/** Waits until the worker can start this store view without a network. */
export const waitForWorker = (page: Page, { prefix }: Language) =>
  expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), `${prefix}/offline`)).toBe(true);

/** Returns the names of the answers that this browser has kept, such as `product`. */
export const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).filter(({ name = "" }) => name.startsWith("dioptra-answers-"));
    const keys = databases.map(
      ({ name = "" }) =>
        new Promise<readonly unknown[]>((resolve) => {
          const opening = indexedDB.open(name);
          opening.addEventListener("success", () => {
            const all = opening.result.transaction("answers").objectStore("answers").getAllKeys();
            all.addEventListener("success", () => {
              opening.result.close();
              resolve(all.result);
            });
          });
        }),
    );
    return (await Promise.all(keys)).flat().map((key) => String(JSON.parse(String(key))[0]));
  });

/** Opens a page and waits until the browser has kept an answer of this name. */
export async function visitAndKeep(page: Page, path: string, language: Language, answer: string): Promise<void> {
  await visit(page, path, language);
  await expect.poll(() => keptAnswers(page)).toContain(answer);
}
