import { storeViews } from "#configuration/storeViews.ts";
import { builtPages } from "#server/http/pages.ts";
import { afterEach, expect, test, vi } from "vitest";
import { openForTests } from "../storefront/platform/support/openForTests.ts";

const platform = await openForTests();
afterEach(() => vi.useRealTimers());

test("leaves no timer behind after rendering a list, which would keep it in memory for half an hour", async () => {
  const pages = await builtPages();
  const { render } = await pages.entry();
  const [store] = storeViews;
  if (!store) throw new Error("There is no store view.");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { status, html } = await render(new Request("http://shop.test/c/okulary-korekcyjne"), {
    store,
    fetch: platform.fetch,
    manifest: pages.assets(store.locale),
    id: "request",
    onError: (error) => {
      throw error;
    },
  });
  expect([status, html.match(/<h3/g)?.length]).toEqual([200, 50]);
  // Short timers may still be pending on a slow machine.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
