import { type OfflineFiles, offlineFilesPath, type WorkerNews } from "#domain/worker.ts";
import { isFile, isWhole, shellCache } from "./caches.ts";
import { keep } from "./limitedCache.ts";

declare const self: ServiceWorkerGlobalScope;

/** Requests a file without cookies: nothing of a customer may be kept. Throws unless the shop answers with it. */
async function request(path: string): Promise<Response> {
  const answer = await fetch(path, { credentials: "omit" });
  if (!isFile(answer)) throw new Error(`${path} did not arrive.`);
  return answer;
}

const isOfflineFiles = (value: unknown): value is OfflineFiles =>
  typeof value === "object" && value !== null && "page" in value && "files" in value && Array.isArray(value.files);

/** Returns whether a page belongs to the deployment of these files. Between two requests the shop may be deployed. */
const belongsTo = (page: string, files: readonly string[]) =>
  [...page.matchAll(/\/assets\/entry-client-[^"'`]+\.(?:js|css)/g)].every(([file]) => files.includes(file));

/** Returns the paths of what a cache has kept, and removes what is lost. */
async function wholePaths(cache: Cache): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept && (await isWhole(kept))) paths.push(new URL(request.url).pathname);
    else await cache.delete(request);
  }
  return paths;
}

/**
 * Keeps the files with which a store view starts without a network, and tells all pages which files are current. The
 * page is kept last, so that it is never there without its files; the files of an earlier deployment go after it.
 */
export async function keepFiles(store: string): Promise<void> {
  const list: unknown = await (await request(offlineFilesPath(store))).json();
  if (!isOfflineFiles(list)) return;
  const { page, files } = list;
  const cache = await caches.open(shellCache(store));
  const kept = await wholePaths(cache);
  const isComplete = kept.includes(page) && files.every((file) => kept.includes(file));
  if (!isComplete) {
    // One after the other, so that they take nothing from what the page loads.
    for (const file of files.filter((each) => !kept.includes(each))) await keep(cache, file, await request(file));
    const answer = await request(page);
    if (!belongsTo(await answer.clone().text(), files)) return;
    await keep(cache, page, answer);
    const current = new Set([page, ...files]);
    await Promise.all(kept.filter((path) => !current.has(path)).map((path) => cache.delete(path)));
  }
  const news: WorkerNews = { type: "kept", files };
  for (const client of await self.clients.matchAll({ type: "window" })) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- clients are of this origin only
    client.postMessage(news);
  }
}
