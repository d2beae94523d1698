import { expect, test } from "vitest";
import { listQuery } from "#app/queries/list.ts";
import { createClient } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
import type { Category } from "#domain/catalog/category.ts";

const category: Category = {
  id: 29,
  parentId: 2,
  level: 2,
  name: "Frames",
  slug: "frames",
  urlPath: "frames",
  productCount: 1,
  isInMenu: true,
};
const address = { chosen: {}, sort: null, page: 1, text: null };

// Any finite `gcTime` sets a timer when the request ends, also after the page's query client was cleared.
test("sets no timer on the server for a list that arrives after its page was sent", () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const fetch = async () => new Response();
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "render" });
  expect(listQuery(client, { categories: [category], category, currency: store.currency, address }).gcTime).toBe(
    Infinity,
  );
});
