import { afterEach, expect, test, vi } from "vitest";

/** The module, whose types are those of a worker and not of the tests. */
interface Pictures {
  readonly answerPicture: (options: { readonly request: Request }) => Promise<Response>;
}

const file = "../../../storefront/worker/pictures.ts";

// Workbox takes no kept picture that seems too old, and asks the network.
vi.mock("../../../storefront/worker/limitedCache.ts", () => ({
  limitedCache: () => () => Promise.reject(new TypeError("Offline.")),
}));

afterEach(() => vi.unstubAllGlobals());

test("shows a picture that was seen although it seems too old, as to a clock that runs ahead", async () => {
  vi.stubGlobal("caches", { match: async () => new Response("picture") });
  const { answerPicture }: Pictures = await import(/* @vite-ignore */ file);
  const request = new Request("https://shop.test/media/frames/nela.webp");
  expect(await (await answerPicture({ request })).text()).toBe("picture");
});
