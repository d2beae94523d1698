import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startShop } from "../support/shop.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { median } from "./support/median.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { requestKinds, type RequestKind } from "./support/scaleRequests.ts";
import { residentOf } from "./support/resident.ts";
import { type Rows, round, type Table } from "./support/tables.ts";

const sizes = (process.env["SCALE_PRODUCTS"] ?? "50000,200000").split(",").map(Number);
/** The folder of the catalogues, which are created when missing and reused if SCALE_FOLDER is set. */
const root = process.env["SCALE_FOLDER"] ?? "data/scale";
const seedCommand = fileURLToPath(new URL("../../storefront/demo/command.ts", import.meta.url));
const timesEach = 20;

const megabytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;

/** Creates a catalogue unless it exists, and returns the seconds that it took. */
function seeded(folder: string, products: number): number | null {
  if (existsSync(folder)) return null;
  const began = performance.now();
  const asked = ["--products", String(products), "--folder", folder];
  const { status } = spawnSync(process.execPath, [seedCommand, ...asked], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`The catalogue of ${products} products could not be created.`);
  return (performance.now() - began) / 1000;
}

/** Returns the milliseconds until the whole response has arrived. Counts failed responses too, with a warning. */
async function timeOf(request: Request): Promise<number> {
  const began = performance.now();
  const response = await fetch(request);
  await response.arrayBuffer();
  if (!response.ok) console.warn(`${response.status} for ${request.url.slice(0, 160)}`);
  return performance.now() - began;
}

const figures = (times: readonly number[]) => ({
  first: round(times[0] ?? 0, 1),
  median: round(median(times.slice(2)), 1),
  p95: round(times.slice(2).toSorted((a, b) => a - b)[Math.floor((times.length - 2) * 0.95)] ?? 0, 1),
});

/** Sends every kind of request in turn to both stores; no two requests are the same. */
async function timed(kinds: readonly RequestKind[]): Promise<Rows> {
  const times = new Map(kinds.map(({ kind }) => [kind, [] as number[]]));
  for (let index = 0; index < timesEach; index++) {
    for (const store of ["pl", "de"] as const) {
      for (const { kind, create } of kinds) times.get(kind)?.push(await timeOf(create(store, index)));
    }
  }
  return Object.fromEntries([...times].map(([kind, own]) => [`${kind} (ms)`, figures(own)]));
}

async function measured(products: number): Promise<Table> {
  const folder = path.join(root, String(products));
  const seconds = seeded(folder, products);
  const disk = megabytesOf(path.join(folder, "postgres"));
  const began = performance.now();
  const shop = await startShop({ folder });
  const ready = (performance.now() - began) / 1000;
  try {
    await timeOf(new Request(shop.origin + categoryPath));
    const firstPage = (performance.now() - began) / 1000;
    const started = residentOf(shop);
    const answers = await timed(await requestKinds(shop.origin));
    const rows: Rows = {
      "seeding (s)": { first: seconds === null ? "existed" : round(seconds) },
      "database (MB)": { first: round(disk) },
      "start until ready (s)": { first: round(ready, 1) },
      "start until a category page (s)": { first: round(firstPage, 1) },
      "resident after the start (MB)": { first: round(started) },
      "resident after the requests (MB)": { first: round(residentOf(shop)) },
      ...answers,
    };
    return { title: `A shop with ${products} products`, rows };
  } finally {
    await shop.stop();
    if (!process.env["SCALE_FOLDER"]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures creating a large catalogue, starting a shop with it and sending requests to it. */
export async function scale(): Promise<Table[]> {
  ensureBuild();
  const tables: Table[] = [];
  for (const products of sizes) tables.push(await measured(products));
  return tables;
}
