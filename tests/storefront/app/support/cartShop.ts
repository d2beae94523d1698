import { afterEach, beforeEach, vi } from "vitest";
import type { Fetch } from "#client/createClient.ts";
import { openForTests } from "../../platform/support/openForTests.ts";
import { platformOn } from "../../platform/support/openTestPlatform.ts";
import { black } from "../../platform/support/shopping.ts";
import { openTab, stubBrowser, type Tab } from "./openTab.ts";

/** The frame Emil, one of the products that the tests put into the cart. */
export const emil = "MR-EMIL-BLACK-45";

/** Opens a platform for a file's tests. Each test gets a new browser with one tab. */
export async function openCartShop() {
  const platform = await openForTests();
  const calls: string[] = [];
  let tab: Tab | null = null;
  let browser: ReturnType<typeof stubBrowser> | null = null;
  const shop = {
    platform,
    /** The paths of the requests so far. */
    calls,
    /** Answers the shop's requests. Tests replace it to simulate a failing provider. */
    provider: platform.fetch as Fetch,
    fetch: ((request) => {
      calls.push(new URL(request.url).pathname);
      return shop.provider(request);
    }) as Fetch,
    get tab(): Tab {
      if (!tab) throw new Error("No tab is open.");
      return tab;
    },
    get browser(): ReturnType<typeof stubBrowser> {
      if (!browser) throw new Error("No browser is open.");
      return browser;
    },
    async reload(): Promise<void> {
      tab?.close();
      tab = await openTab(shop.fetch);
    },
    /** Changes the catalogue in the database and restarts the platform, which caches it in memory. */
    async change(query: string): Promise<void> {
      await platform.connection.query(query);
      shop.provider = platformOn(platform.connection, platform.database).fetch;
    },
    /** Returns the current price of a piece in the cart, in minor units. */
    priceOf: (sku: string) =>
      shop.tab.state().lines.find((line) => line.sku === sku)?.price.current.minor ?? Number.NaN,
    /** Returns the token of the cart that the browser has at the platform; empty without one. */
    cartId(): string {
      const { connection } = shop.tab.state();
      return connection.state === "connected" ? connection.token : "";
    },
    /** Inserts a coupon of 10 %. `columns` are further columns of its row. */
    async insertCoupon(code: string, columns: Readonly<Record<string, unknown>> = {}): Promise<void> {
      const row = { code, percent: 10, created_at: new Date(), ...columns };
      const names = Object.keys(row);
      const values = names.map((_, index) => `$${index + 1}`);
      await platform.connection.query(
        `insert into coupons (${names.join(", ")}) values (${values.join(", ")})`,
        Object.values(row),
      );
    },
    /** Returns the platform's total in minor units. */
    total: () => shop.tab.state().totals?.grandTotal.minor,
  };
  beforeEach(async () => {
    shop.provider = platform.fetch;
    calls.length = 0;
    browser = stubBrowser();
    tab = await openTab(shop.fetch);
  });
  afterEach(async () => {
    tab?.close();
    vi.unstubAllGlobals();
    await platform.setStock(black, 22);
  });
  return shop;
}
