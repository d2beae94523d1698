import { rmSync } from "node:fs";
import { removeFolder, startShop } from "../support/shop.ts";

/** Seconds until the shop answers: with nothing built and no database, and again with both there. */
export async function starts(): Promise<{ first: number; second: number; end: number }> {
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
  return { first: first.seconds, second: second.seconds, end };
}
