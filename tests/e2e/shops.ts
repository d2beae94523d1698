import type { FullConfig } from "@playwright/test";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { german, polish } from "./language.ts";

/** A running shop: its address, and the folder with its data and keys. */
export type RunningShop = Pick<Shop, "origin" | "folder">;

/** The variable that hands the running shops to the workers. */
const shopsVariable = "JOURNEY_SHOPS";

const stopAll = (shops: readonly Shop[]) =>
  Promise.all(
    shops.map(async (shop) => {
      await shop.stop();
      removeFolder(shop.folder);
    }),
  );

/** Starts a shop and makes its slow first requests, which on a busy machine could be too late for the first journey. */
async function startWarmShop(): Promise<Shop> {
  // Each test sends an address of its own, so that the limits for one client do not add up over all tests.
  const shop = await startShop({ env: { BEHIND_PROXY: "on", SANDBOX: "on" } });
  for (const { prefix, frames } of [polish, german]) {
    for (const path of [prefix, frames.path, `${frames.path}?query_string=nela`]) await fetch(shop.origin + path);
  }
  return shop;
}

/**
 * Starts a shop with its own database for each test that may run at the same time. Playwright calls this before the
 * first test, and the returned function after the last one.
 */
export default async function startShops({ workers }: FullConfig): Promise<() => Promise<unknown>> {
  const started = await Promise.allSettled(Array.from({ length: workers }, startWarmShop));
  const shops = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failure = started.find((each) => each.status === "rejected");
  if (failure) {
    await stopAll(shops);
    throw failure.reason;
  }
  process.env[shopsVariable] = JSON.stringify(shops.map(({ origin, folder }) => ({ origin, folder })));
  return () => stopAll(shops);
}

/**
 * Returns the shop for a worker. A worker that replaces one whose test has failed gets the same shop, with everything that
 * the failed test has left there.
 */
export function shopFor(parallelIndex: number): RunningShop {
  const shops: readonly RunningShop[] = JSON.parse(process.env[shopsVariable] ?? "[]");
  const shop = shops[parallelIndex];
  if (!shop) throw new Error("No shop was started: run the journeys with playwright.config.ts.");
  return shop;
}
