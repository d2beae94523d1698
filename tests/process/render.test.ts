import { storeViews } from "#configuration/storeViews.ts";
import { builtPages } from "#server/http/pages.ts";
import { afterEach, expect, test, vi } from "vitest";
import { openTestPlatform } from "../storefront/platform/support/openTestPlatform.ts";

afterEach(() => vi.useRealTimers());

/** Returns the platform's answers, and gives each one again when the same request is repeated. */
async function openRepeatingPlatform() {
  const platform = await openTestPlatform();
  const answers = new Map<string, Promise<Response>>();
  const fetch = async (request: Request) => {
    const key = `${request.method} ${request.url} ${await request.clone().text()}`;
    const answer = answers.get(key) ?? platform.fetch(request);
    answers.set(key, answer);
    return (await answer).clone();
  };
  return { fetch, close: platform.close };
}

test("leaves no timer behind after rendering a list, which would keep it in memory for half an hour", async () => {
  const platform = await openRepeatingPlatform();
  const pages = await builtPages();
  const { render } = await pages.entry();
  const [store] = storeViews;
  if (!store) throw new Error("There is no store view.");
  const renderList = () =>
    render(new Request("http://shop.test/c/okulary-korekcyjne"), {
      store,
      shopOrigin: "http://shop.test",
      fetch: platform.fetch,
      manifest: pages.assets(store.locale),
      id: "request",
      onError: (error) => {
        throw error;
      },
    });
  await renderList();
  // PostgreSQL sets timers of its own, so it must not run while timers are counted.
  await platform.close();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { status, html } = await renderList();
  expect([status, html.match(/<h3/g)?.length]).toEqual([200, 50]);
  // Short timers may still be pending on a slow machine.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
