import { rmSync } from "node:fs";
import { newFolder, removeFolder, type Shop, startShop } from "../support/shop.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { residentOf } from "./support/resident.ts";
import { round, type Table } from "./support/tables.ts";

/** The number of lists requested between two memory measurements. */
const lists = 500;

async function timed(folder: string) {
  const began = performance.now();
  const shop = await startShop({ folder });
  return { shop, s: round((performance.now() - began) / 1000, 1), "resident, MB": round(residentOf(shop)) };
}

/** Requests different lists, so that none comes from a cache. */
async function requestLists({ origin }: Shop): Promise<void> {
  for (let from = 1; from <= lists; from++) await (await fetch(`${origin}${categoryPath}?price=${from}-`)).text();
}

/** Measures start time and memory, first without a build and a database, then with both. */
export async function starts(): Promise<Table[]> {
  rmSync("storefront/dist", { recursive: true, force: true });
  const { shop: first, ...firstFigures } = await timed(newFolder());
  await first.stop();
  const { shop: second, ...secondFigures } = await timed(first.folder);
  await requestLists(second);
  const afterLists = { "resident, MB": round(residentOf(second)) };
  const began = performance.now();
  await second.stop();
  const end = { s: round((performance.now() - began) / 1000, 2) };
  removeFolder(first.folder);
  const rows = { first: firstFigures, second: secondFigures, [`after ${lists} lists`]: afterLists, end };
  return [{ title: "Starts without a build and a database, then with both; shutdown; memory of the shop", rows }];
}
