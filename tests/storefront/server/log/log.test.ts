import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ProviderRefusal } from "#client/failures.ts";
import { runs } from "../../../support/scope.ts";
import { origin, type Render, testShop } from "../support/testShop.ts";

test("logs one line per request, without the caller", async () => {
  const shop = testShop();
  await shop.get("/de/cart?utm_source=mail");
  expect(shop.requests()).toEqual([
    {
      level: "info",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: "GET",
      route: "*",
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      cache: "miss",
      store: "de",
      msg: "request",
    },
  ]);
});

test.each([
  ["/api/stock/check?sku=A", "info", "/api/stock/check"],
  ["/api/vsbridge/catalog/vue_storefront_catalog_pl/product/_search", "info", /vue_storefront_catalog_\{storeCode\}/],
  ["/api/anna@example.com", "info", "/api/*"],
  ["/assets/missing.js", "debug", "/assets/*"],
  ["/healthz", "debug", "/healthz"],
  ["/readyz", "debug", "/readyz"],
])("logs %s at level %s", async (path, level, route) => {
  const shop = testShop();
  await shop.get(path);
  const [line] = shop.requests();
  expect(line?.["level"]).toBe(level);
  expect(line?.["route"]).toMatch(route);
});

test("logs failures at level error, also for health checks", async () => {
  const shop = testShop({ provider: () => Promise.reject(new Error("down")) });
  await shop.get("/api/stock/check?sku=A");
  await shop.get("/readyz");
  expect(shop.requests().map(({ level, status }) => [level, status])).toEqual([
    ["error", 502],
    ["error", 503],
  ]);
});

/** A name of letters that JSON does not escape, so that the test can find it in the log. */
const name = fc.stringMatching(/^[A-ZŁŻŚ][a-ząęółśżźćń]{5,12}$/);
const token = fc.stringMatching(/^[A-Za-z0-9_]{24,40}$/);
const phone = fc.stringMatching(/^6[0-9]{8}$/);

const errorsOf = (secret: string) => [
  new TypeError(`fetch failed for ${secret}@example.com`),
  new SyntaxError(`Unexpected token, "${secret}"... is not valid JSON`),
  new ProviderRefusal(409, {
    message: `${secret} exists`,
    code: null,
    skus: [],
    available: null,
    reason: null,
    fields: [],
  }),
  new Error("The provider gave no answer.", { cause: new SyntaxError(`"${secret}"`) }),
  Object.assign(new TypeError("Invalid URL"), { input: `/order-status/${secret}` }),
];

test("never logs personal data that was sent, answered or thrown", async () => {
  await fc.assert(
    fc.asyncProperty(name, token, phone, fc.nat(4), async (person, secret, number, which) => {
      const mail = `${person}@example.com`;
      const all = [person, secret, number];
      const words = `${person} ${mail} ${secret} ${number}`;
      const fails: Render = async (_request, { fetch, onRoute }) => {
        onRoute?.("/order-status/$token");
        await fetch(new Request(`${origin}/api/order/details?order_id=${secret}&email=${mail}`));
        throw errorsOf(all[which % 3] ?? secret)[which];
      };
      const shop = testShop({
        render: fails,
        isBehindProxy: true,
        provider: async ({ method }) => {
          if (method === "PUT") throw errorsOf(person)[which];
          return new Response(`<h1>${words}</h1>`, { status: 500, headers: { server: secret } });
        },
      });
      const headers = {
        cookie: `session=${secret}; name=${encodeURIComponent(person)}`,
        authorization: `Bearer ${secret}`,
        referer: `https://mail.example/${encodeURIComponent(mail)}`,
        "user-agent": `Mozilla ${encodeURIComponent(person)}`,
        "x-forwarded-for": "203.0.113.7",
        "x-request-id": secret,
      };
      const query = `?${new URLSearchParams({ email: mail, token: secret, phone: number })}`;
      const paths = [
        "/order-status/",
        "/order-confirmation/",
        "/api/cart/",
        "/api/",
        "/assets/",
        "/media/",
        "/",
        "/de/",
      ];
      for (const path of paths) {
        for (const each of [...all, mail]) await shop.get(path + encodeURIComponent(each) + query, headers);
      }
      await shop.post(`/api/order/create${query}`, JSON.stringify({ words }), headers);
      const put = { method: "PUT", headers: { ...headers, "content-type": "application/json" }, body: words };
      await shop.fetch(new Request(`${origin}/api/subscription/address/${secret}${query}`, put));
      const log = shop.log();
      expect(shop.requests()).toHaveLength(paths.length * 4 + 2);
      for (const each of [...all, encodeURIComponent(person), "example.com", "203.0.113.7"]) {
        expect(log).not.toContain(each);
      }
    }),
    { numRuns: runs(6, 20) },
  );
});
