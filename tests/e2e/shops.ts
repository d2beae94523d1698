import type { FullConfig } from "@playwright/test";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";
import { german, polish } from "./language.ts";

/** The variable that hands the origins of the running shops to the workers. */
const originsVariable = "JOURNEY_ORIGINS";

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
  process.env[originsVariable] = shops.map(({ origin }) => origin).join(" ");
  return () => stopAll(shops);
}

/**
 * Returns the origin of the shop for a worker. A worker that replaces one whose test has failed gets the same shop, with
 * everything that the failed test has left there.
 */
export function originFor(parallelIndex: number): string {
  const origin = process.env[originsVariable]?.split(" ")[parallelIndex];
  if (origin === undefined) throw new Error("No shop was started: run the journeys with playwright.config.ts.");
  return origin;
}
