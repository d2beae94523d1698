import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../support/scope.ts";
import { asStaff } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor, visitor } from "../support/shopping.ts";
import { hostileText, hostileValue } from "./hostileValues.ts";
import { placesOf, withAt, withoutAt } from "./places.ts";

const platform = await openForTests();
const placed = await platform.post("order/create", orderFor(await filledCart(platform, black), bruno), visitor);
const { orderNumber } = placed.json.result as { readonly orderNumber: string };

const from = "2026-12-01T00:00:00Z";
const row = {
  product: "MR-BRUNO",
  sku: black,
  type: "configurable",
  status: 1,
  taxClass: "frames",
  categories: ["glasses"],
  flags: ["bestseller"],
  stock: 5,
  name: { pl: "Bruno", de: "Bruno", en: "Bruno" },
  slug: { pl: "bruno-hostile" },
  description: { pl: "Bruno" },
  prices: { pl: { price: 329, special: { price: 299, from, to: null } } },
  groupPrices: { pl: { wholesale: 279 } },
  attributes: { rim: "full" },
  variantAttributes: { color: "black" },
};

test.each([
  ["stock", { sku: black, quantity: 5 }],
  ["prices", { sku: black, store: "pl", price: 329, special: { price: 299, from, to: null } }],
  ["group-prices", { sku: black, store: "pl", group: "wholesale", price: 279 }],
  [
    "coupons",
    {
      code: "HOSTILE",
      percent: 10,
      kinds: ["frame"],
      stores: ["pl"],
      startsAt: from,
      maxUses: 9,
      maxUsesPerCustomer: 1,
    },
  ],
  [`orders/${orderNumber}/status`, { status: "pending", comment: "x" }],
  [`orders/${orderNumber}/release`, { by: "Ala Nowak" }],
  [`orders/${orderNumber}/refund`, { key: "hostile-key", amount: 1 }],
  ["reviews/1", { status: "approved" }],
  ["catalogue", [row]],
])("%s answers arbitrary input of the staff without an unexpected error", async (path, body) => {
  const ask = (sent: unknown) => asStaff(platform, "POST", path, { text: JSON.stringify(sent) ?? "" });
  const asCsv = (text: string) => asStaff(platform, "POST", path, { type: "text/csv", text });
  const calls = [
    ...placesOf(body).flatMap((place) => [
      fc.constant(() => ask(withoutAt(body, place))),
      hostileValue.map((value) => () => ask(withAt(body, place, value))),
    ]),
    hostileText.map((cell) => () => asCsv(`product,sku,name_pl\nMR-BRUNO,${black},"${cell}"\n`)),
  ];
  await fc.assert(
    fc.asyncProperty(fc.oneof(...calls), async (call) => {
      const response = await call();
      expect(platform.errors.splice(0)).toEqual([]);
      expect(response.status).toBeLessThan(500);
    }),
    // Imports are slow, because each reads the whole catalogue.
    { seed: 20261122, numRuns: runs(12, path === "catalogue" ? 25 : 80) },
  );
});
