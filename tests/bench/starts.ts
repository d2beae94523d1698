import { rmSync } from "node:fs";
import { removeFolder, startShop } from "../support/shop.ts";
import { round, type Table } from "./support/tables.ts";

/** Seconds until the shop answers: with nothing built and no database, and again with both there. */
export async function starts(): Promise<Table[]> {
  rmSync("storefront/dist", { recursive: true, force: true });
  const timed = async (folder?: string) => {
    const began = performance.now();
    const shop = await startShop(folder ? { folder } : {});
    return { shop, seconds: (performance.now() - began) / 1000 };
  };
  const first = await timed();
  await first.shop.stop();
  const second = await timed(first.shop.folder);
  const began = performance.now();
  await second.shop.stop();
  const end = (performance.now() - began) / 1000;
  removeFolder(first.shop.folder);
  const rows = {
    first: { s: round(first.seconds, 1) },
    second: { s: round(second.seconds, 1) },
    end: { s: round(end, 2) },
  };
  return [{ title: "Starts: with nothing built and no database, with both, and the end", rows }];
}
