import { expect, test } from "vitest";
import { origin, testShop } from "../support/testShop.ts";

/** What reached the platform, as a page of its own. */
const page = async (request: Request) =>
  new Response(JSON.stringify({ method: request.method, url: request.url, headers: [...request.headers.keys()] }), {
    headers: { "content-type": "text/html", "referrer-policy": "no-referrer", "set-cookie": "a=b" },
  });

const href = `${origin}/letters/newsletter?token=secret&lang=pl`;

test.each(["GET", "POST"])(
  "a link of a mail reaches the platform's page by %s, and no cookie goes in or out",
  async (method) => {
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
  },
);

test("the log says that a letter was followed, and not which", async () => {
  const shop = testShop({ provider: page });
  await shop.fetch(new Request(href));
  expect(shop.requests()).toMatchObject([{ route: "/letters/*" }]);
  expect(shop.log()).not.toContain("secret");
});
