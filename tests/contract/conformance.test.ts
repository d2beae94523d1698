import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { type CallName, readFixtures } from "./fixtures.ts";
import { account } from "./journeys/account.ts";
import { cart } from "./journeys/cart.ts";
import { catalogue } from "./journeys/catalogue.ts";
import { order } from "./journeys/order.ts";
import { transport } from "./journeys/transport.ts";
import { vueStorefront } from "./journeys/vueStorefront.ts";
import { Provider } from "./provider.ts";

const url = process.env["CONFORMANCE_URL"];
const fixtures = process.env["CONFORMANCE_FIXTURES"];
if (!url || !fixtures)
  throw new Error("Usage: npm run conformance -- --url https://platform.example --fixtures fixtures.json");

if (process.env["CONFORMANCE_CLIENT"] === "vue-storefront") vueStorefront(url, readFixtures(fixtures));
else ourShop(new Provider(url, readFixtures(fixtures)));

/** Makes every call of the contract as the shop does. */
function ourShop(provider: Provider): void {
  transport(provider);
  catalogue(provider);
  cart(provider);
  order(provider);
  account(provider);

  test("covers every call of the contract except those that the fixtures leave out", () => {
    const { without } = provider.fixtures;
    const names = Object.keys(endpoints) as CallName[];
    expect(names.filter((name) => !without.includes(name) && !provider.visited.has(name))).toEqual([]);
  });
}
