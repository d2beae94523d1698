import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { configuration } from "#configuration/index.ts";
import type { RenderSetting } from "#app/entry-server.tsx";
import { openPlatform } from "#platform/openPlatform.ts";
import { newFolder, removeFolder } from "../support/shop.ts";

type BenchEntry = typeof import("./renderEntry.tsx");

const root = fileURLToPath(new URL("../../storefront", import.meta.url));
// Beside the shop's own build, where its packages are found.
const out = `${root}/dist/bench`;

async function buildEntry(): Promise<BenchEntry> {
  const { build } = await import("vite");
  await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: "error",
    build: { ssr: fileURLToPath(new URL("renderEntry.tsx", import.meta.url)), outDir: out, emptyOutDir: true },
  });
  return import(`${out}/renderEntry.js`);
}

/** Microseconds of CPU for one round of the work. */
async function cost(rounds: number, work: () => Promise<unknown>): Promise<number> {
  for (let warming = 0; warming < rounds / 4; warming++) await work();
  const before = process.cpuUsage();
  for (let counted = 0; counted < rounds; counted++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / rounds;
}

/** Microseconds of CPU, client's part included, for a bare node:http answer of so many bytes. */
async function bareAnswer(body: Buffer, rounds: number): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const url = `http://localhost:${typeof address === "object" && address ? address.port : 0}/`;
  const micro = await cost(rounds, async () => (await fetch(url)).arrayBuffer());
  server.close();
  return micro;
}

export interface RenderCosts {
  readonly page: number;
  readonly tree: number;
  readonly bare: number;
  /** Resident memory in MB after so many renders. */
  readonly memory: readonly { readonly renders: number; readonly heap: number; readonly resident: number }[];
}

const megabytes = (count: number) => count / 1e6;

/** The product page, rendered again and again on data that the platform answered once. */
export async function renders(rounds = 1000): Promise<RenderCosts> {
  const entry = await buildEntry();
  const folder = newFolder();
  const platform = await openPlatform({ folder });
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const answers = new Map<string, { body: ArrayBuffer; headers: Headers; status: number }>();
  const provider = async (request: Request) => {
    const known = answers.get(request.url);
    if (known) return new Response(known.body, known);
    const answer = await platform.fetch(request);
    const kept = { body: await answer.arrayBuffer(), headers: answer.headers, status: answer.status };
    answers.set(request.url, kept);
    return new Response(kept.body, kept);
  };
  const setting: RenderSetting = {
    store,
    fetch: provider,
    manifest: { routes: {} },
    id: "bench",
    onError: (error) => console.error(error),
  };
  const home = await (await entry.render(new Request("http://localhost/"), setting)).text();
  const href = /href="(\/p\/[^"]+)"/.exec(home)?.[1] ?? "/";
  const request = () => new Request(`http://localhost${href}`);
  const once = async () => (await entry.render(request(), setting)).text();

  const html = await once();
  const page = await cost(rounds, once);
  const tree = await entry.treeCost(request(), setting, rounds);
  const bare = await bareAnswer(Buffer.from(html), rounds);

  const memory: { renders: number; heap: number; resident: number }[] = [];
  for (const target of [500, 5000]) {
    for (let done = memory.at(-1)?.renders ?? 0; done < target; done++) await once();
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    memory.push({ renders: target, heap: megabytes(heapUsed), resident: megabytes(rss) });
  }
  await platform.close();
  removeFolder(folder);
  return { page, tree, bare, memory };
}
