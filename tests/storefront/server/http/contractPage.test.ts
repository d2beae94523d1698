import { expect, test } from "vitest";
import { openApi } from "#contract/openapi/openApi.ts";
import { testShop } from "../support/testShop.ts";

test("the contract is told to people as its provider describes it", async () => {
  const shop = testShop({ provider: async () => Response.json(openApi()) });
  const response = await shop.get("/api/docs");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/POST<\/span>\s*\/api\/order\/create/);
  expect(text).toContain("The same <code>order_id</code> is the same order, however often it is sent.");
  expect(text).toContain('href="/api/openapi.json"');
});

test("each subject and each call has an address of its own, to be sent to somebody", async () => {
  const shop = testShop({ provider: async () => Response.json(openApi()) });
  const text = await (await shop.get("/api/docs")).text();
  const led = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(led).toContain("orderCreate");
  expect(led).toContain("about-order");
  expect(led).toContain("refusals");
  expect(new Set(ids).size).toBe(ids.length);
  expect(led.filter((id) => !ids.includes(id))).toEqual([]);
});

test("its page runs nothing, and says nothing but text", async () => {
  const document = openApi();
  const info = { ...document.info, title: "<script>alert(1)</script>" };
  const response = await testShop({ provider: async () => Response.json({ ...document, info }) }).get("/api/docs");
  expect(await response.text()).not.toContain("<script>");
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self';/);
});

test.each([
  ["describes nothing", () => Response.json({ code: 404, result: "There is no such call." }, { status: 404 })],
  ["describes something else", () => Response.json({ openapi: "3.1.1" })],
  ["answers with a page", () => new Response("<p>Welcome</p>", { headers: { "content-type": "text/html" } })],
])("a provider that %s is said to", async (_what, answer) => {
  const response = await testShop({ provider: async () => answer() }).get("/api/docs");
  expect(response.status).toBe(502);
  expect(await response.text()).toContain("The provider does not describe its calls in OpenAPI's form.");
});
