import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { rendered, testShop } from "../support/testShop.ts";

test("serves the files that programs read, at the shop's origin and for an hour", async () => {
  const shop = testShop({
    makeMachineFile: async (path, { origin }) => ({ type: "text/plain; charset=utf-8", text: `${origin}${path}` }),
  });
  for (const path of ["/robots.txt", "/llms.txt", "/sitemap.xml", "/sitemaps/products-1.xml"]) {
    const answer = await shop.get(path);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=3600"]);
    await expect(answer.text()).resolves.toBe(`http://shop.test${path}`);
  }
});

test("sends a long file in parts, compressed if the client accepts it", async () => {
  async function* parts() {
    yield "id\ttitle\n";
    yield "A\tNela\n";
  }
  const shop = testShop({ makeMachineFile: async () => ({ type: "text/tab-separated-values", parts: parts() }) });
  const plain = await shop.get("/feeds/pl.tsv");
  expect([plain.status, plain.headers.get("content-type")]).toEqual([200, "text/tab-separated-values"]);
  await expect(plain.text()).resolves.toBe("id\ttitle\nA\tNela\n");
  const zipped = await shop.get("/feeds/pl.tsv", { "accept-encoding": "br, gzip" });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe("id\ttitle\nA\tNela\n");
});

test("asks to come back if the first part of a long file cannot be made, and breaks off at a later one", async () => {
  async function* failing(first: readonly string[]) {
    yield* first;
    throw new Error("The provider does not answer.");
  }
  const feed = (first: readonly string[]) =>
    testShop({ makeMachineFile: async () => ({ type: "text/plain", parts: failing(first) }) });
  expect((await feed([]).get("/feeds/pl.tsv")).status).toBe(503);
  const broken = feed(["id\n"]);
  const answer = await broken.get("/feeds/pl.tsv");
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow("The provider does not answer.");
  expect(broken.log()).toContain("The provider does not answer.");
});

test("names the shop's public origin, whatever host a request names", async () => {
  const shop = testShop({
    shopOrigin: "https://shop.example",
    makeMachineFile: async (_, { origin }) => ({ type: "text/plain", text: origin }),
    render: async (_, { shopOrigin }) => rendered(shopOrigin),
  });
  const read = async (path: string) => (await shop.fetch(new Request(`http://other.test${path}`))).text();
  await expect(read("/robots.txt")).resolves.toBe("https://shop.example");
  await expect(read("/legal")).resolves.toBe("https://shop.example");
});

test("answers 404 for an unknown sitemap, and asks to come back when the catalogue cannot be read", async () => {
  expect((await testShop().get("/sitemaps/unknown.xml")).status).toBe(404);
  const broken = testShop({
    makeMachineFile: async () => {
      throw new Error("The provider does not answer.");
    },
  });
  const answer = await broken.get("/sitemap.xml");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
});
