import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startShop } from "../support/shop.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { median } from "./support/median.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { newQuestions, type Question } from "./support/scaleQuestions.ts";
import { residentOf } from "./support/resident.ts";
import { type Rows, round, type Table } from "./support/tables.ts";

const sizes = (process.env["SCALE_PRODUCTS"] ?? "50000,200000").split(",").map(Number);
/** Where the catalogues stay for the next time; each is filled when it is not there. */
const root = process.env["SCALE_FOLDER"] ?? "data/scale";
const seedCommand = fileURLToPath(new URL("../../storefront/demo/command.ts", import.meta.url));
const timesEach = 20;

const megabytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0) / 1e6;

/** Fills a folder when it is not there; how many seconds that took. */
function seeded(folder: string, products: number): number | null {
  if (existsSync(folder)) return null;
  const began = performance.now();
  const asked = ["--products", String(products), "--folder", folder];
  const { status } = spawnSync(process.execPath, [seedCommand, ...asked], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`The catalogue of ${products} products could not be made.`);
  return (performance.now() - began) / 1000;
}

/** Milliseconds until the whole answer is there; those of answers that are none count too, and are named. */
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

/** Every kind of question in turn, in the one store and in the other; no two questions are the same. */
async function timed(questions: readonly Question[]): Promise<Rows> {
  const times = new Map(questions.map(({ kind }) => [kind, [] as number[]]));
  for (let index = 0; index < timesEach; index++) {
    for (const store of ["pl", "de"] as const) {
      for (const { kind, ask } of questions) times.get(kind)?.push(await timeOf(ask(store, index)));
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
    const answers = await timed(await newQuestions(shop.origin));
    const rows: Rows = {
      "seeding (s)": { first: seconds === null ? "was there" : round(seconds) },
      "database (MB)": { first: round(disk) },
      "start until ready (s)": { first: round(ready, 1) },
      "start until a category page (s)": { first: round(firstPage, 1) },
      "resident after the start (MB)": { first: round(started) },
      "resident after the questions (MB)": { first: round(residentOf(shop)) },
      ...answers,
    };
    return { title: `A shop with ${products} products`, rows };
  } finally {
    await shop.stop();
    if (!process.env["SCALE_FOLDER"]) rmSync(folder, { recursive: true, force: true });
  }
}

/** What a large catalogue costs: filling it, starting on it, and asking it. */
export async function scale(): Promise<Table[]> {
  ensureBuild();
  const tables: Table[] = [];
  for (const products of sizes) tables.push(await measured(products));
  return tables;
}
