import { rmSync } from "node:fs";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { categoryPath } from "./support/pagePaths.ts";
import { residentOf } from "./support/resident.ts";
import { round, type Table } from "./support/tables.ts";

/** Lists that are asked for before memory is looked at again. */
const lists = 500;

async function timed(folder?: string) {
  const began = performance.now();
  const shop = await startShop(folder ? { folder } : {});
  return { shop, s: round((performance.now() - began) / 1000, 1), "resident, MB": round(residentOf(shop)) };
}

/** Asks for lists of which no two are the same, so that each is made. */
async function look({ origin }: Shop): Promise<void> {
  for (let from = 1; from <= lists; from++) await (await fetch(`${origin}${categoryPath}?price=${from}-`)).text();
}

/** Seconds until the shop answers, with nothing built and no database, and again with both there; and its memory. */
export async function starts(): Promise<Table[]> {
  rmSync("storefront/dist", { recursive: true, force: true });
  const { shop: first, ...firstFigures } = await timed();
  await first.stop();
  const { shop: second, ...secondFigures } = await timed(first.folder);
  await look(second);
  const looked = { "resident, MB": round(residentOf(second)) };
  const began = performance.now();
  await second.stop();
  const end = { s: round((performance.now() - began) / 1000, 2) };
  removeFolder(first.folder);
  const rows = { first: firstFigures, second: secondFigures, [`after ${lists} lists`]: looked, end };
  return [{ title: "Starts: with nothing built and no database, with both, and the end; memory of the shop", rows }];
}
