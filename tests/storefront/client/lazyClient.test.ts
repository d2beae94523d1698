import { expect, test } from "vitest";
import { lazyClient } from "#client/lazyClient.ts";
import { configuration } from "#configuration/index.ts";

const [store] = configuration.storeViews;
if (!store) throw new Error("Expected a store view.");

test("rejects like the client that it loads", async () => {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  const client = lazyClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  await expect(client.catalog.stock("A")).rejects.toMatchObject({ name: "ProviderUnreachable", reason: "network" });
});
