import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clientOf } from "#server/http/clientAddress.ts";
import { testShop } from "../support/testShop.ts";

const proxy = "10.0.0.1";

test.each([
  ["::ffff:203.0.113.7", null, false, "203.0.113.7"],
  ["::FFFF:cb00:7107", null, false, "203.0.113.7"],
  ["2001:db8::7", "198.51.100.1", false, "2001:db8::7"],
  ["127.0.0.1", "198.51.100.1, 203.0.113.7", true, "203.0.113.7"],
  [proxy, "203.0.113.7:51234", true, "203.0.113.7"],
  [proxy, "198.51.100.1:1, 203.0.113.7:51234", true, "203.0.113.7"],
  [proxy, "2001:db8::7", true, "2001:db8::7"],
  [proxy, "[2001:db8::7]", true, "2001:db8::7"],
  [proxy, "[2001:db8::7]:443", true, "2001:db8::7"],
  [proxy, "::ffff:203.0.113.7", true, "203.0.113.7"],
  [proxy, "[::ffff:203.0.113.7]:443", true, "203.0.113.7"],
  // Without an address, it is the proxy's own, so that limits still count.
  [proxy, "nobody", true, proxy],
  [proxy, "unknown, ", true, proxy],
  [proxy, "198.51.100.1, _hidden", true, proxy],
  [proxy, "203.0.113.700:1", true, proxy],
  [proxy, "203.0.113.7:port", true, proxy],
  [proxy, "[203.0.113.7", true, proxy],
  [proxy, null, true, proxy],
  [undefined, null, true, ""],
  [undefined, null, false, ""],
])(
  "reads the client of a connection from %s with X-Forwarded-For %s, behind a proxy: %s, as %s",
  (remote, forwarded, isBehindProxy, client) => {
    expect(clientOf(remote, forwarded, isBehindProxy).address).toBe(client);
  },
);

test("ignores all values before the last address", () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), fc.integer({ min: 0, max: 65_535 }), (before, address, port) => {
      expect(clientOf(proxy, `${before},${address}:${port}`, true).address).toBe(address);
    }),
  );
});

test("distinguishes clients by address and not by port", async () => {
  const clients: (string | null)[] = [];
  const shop = testShop({
    isBehindProxy: true,
    provider: async ({ headers }) => {
      clients.push(headers.get("x-dioptra-client"));
      return Response.json({ code: 200, result: true });
    },
  });
  for (const forwarded of ["203.0.113.7:1000", "203.0.113.7:2000", "203.0.113.8:1000", "[2001:db8::7]:1000"])
    await shop.post("/api/cart/create", "{}", { "x-forwarded-for": forwarded });
  expect(clients).toEqual(["203.0.113.7", "203.0.113.7", "203.0.113.8", "2001:db8::7"]);
});
