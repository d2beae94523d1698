import { expect, test } from "vitest";
import { paymentProviders } from "#platform/payment/providers.ts";
import { origin, testShop } from "../support/testShop.ts";

/** A platform that answers with the request that it received. */
const page = async (request: Request) =>
  new Response(JSON.stringify({ method: request.method, url: request.url, headers: [...request.headers.keys()] }), {
    headers: { "content-type": "text/html", "referrer-policy": "no-referrer", "set-cookie": "a=b" },
  });

const href = `${origin}/letters/newsletter?token=secret&lang=pl`;

test.each(["GET", "POST"])("passes a link of a mail on by %s without cookies", async (method) => {
  const shop = testShop({ provider: page });
  const cookie = "__Host-dioptra-token=secret-token";
  const answer = await shop.fetch(new Request(href, { method, headers: { cookie, authorization: "Bearer x" } }));
  const reached = await answer.json();
  expect(reached).toMatchObject({ method, url: href });
  expect(reached.headers).not.toContain("cookie");
  expect(reached.headers).not.toContain("authorization");
  expect(answer.headers.has("set-cookie")).toBe(false);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("logs only the pattern of a mail's link", async () => {
  const shop = testShop({ provider: page });
  await shop.fetch(new Request(href));
  expect(shop.requests()).toMatchObject([{ route: "/letters/*" }]);
  expect(shop.log()).not.toContain("secret");
});

test.each(paymentProviders.map(({ code, webhook }) => ({ code, headers: webhook.headers })))(
  "passes a notification of $code on with the headers of its signature",
  async ({ code, headers }) => {
    const shop = testShop({ provider: page });
    const sent = Object.fromEntries(headers.map((name) => [name, "signed"]));
    const request = new Request(`${origin}/webhooks/${code}`, { method: "POST", headers: sent, body: "{}" });
    const reached = await (await shop.fetch(request)).json();
    expect(reached.headers).toEqual(expect.arrayContaining([...headers]));
  },
);
