import { expect, test } from "vitest";
import { openApi } from "#contract/openapi/openApi.ts";
import { testShop } from "../support/testShop.ts";

test("shows the calls as the provider describes them", async () => {
  const shop = testShop({ provider: async () => Response.json(openApi()) });
  const response = await shop.get("/api/docs");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/POST<\/span>\s*\/api\/order\/create/);
  expect(text).toContain("Sending the same <code>order_id</code> again does not create a second order.");
  expect(text).toContain('href="/api/openapi.json"');
});

test("links every subject and call by a unique id", async () => {
  const shop = testShop({ provider: async () => Response.json(openApi()) });
  const text = await (await shop.get("/api/docs")).text();
  const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toContain("orderCreate");
  expect(targets).toContain("about-order");
  expect(targets).toContain("refusals");
  expect(new Set(ids).size).toBe(ids.length);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});

test("escapes text and runs no scripts", async () => {
  const document = openApi();
  const info = { ...document.info, title: "<script>alert(1)</script>" };
  const response = await testShop({ provider: async () => Response.json({ ...document, info }) }).get("/api/docs");
  expect(await response.text()).not.toContain("<script>");
  expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self';/);
});

test.each([
  ["has no description", () => Response.json({ code: 404, result: "There is no such call." }, { status: 404 })],
  ["describes no calls", () => Response.json({ openapi: "3.1.1" })],
  ["answers with an HTML page", () => new Response("<p>Welcome</p>", { headers: { "content-type": "text/html" } })],
])("answers 502 for a provider that %s", async (_what, answer) => {
  const response = await testShop({ provider: async () => answer() }).get("/api/docs");
  expect(response.status).toBe(502);
  expect(await response.text()).toContain("The provider does not describe its calls as OpenAPI.");
});
