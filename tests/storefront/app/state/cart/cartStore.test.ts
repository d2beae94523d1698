import { beforeEach, describe, expect, test } from "vitest";
import type { CartLine } from "#domain/cart/cart.ts";
import { shownRows } from "#domain/cart/totals.ts";
import { black } from "../../../platform/support/shopping.ts";
import { emil, openCartShop } from "../../support/cartShop.ts";
import { put } from "../../support/openTab.ts";

const shop = await openCartShop();
const warsaw = {
  firstName: "Anna",
  lastName: "Nowak",
  country: "PL" as const,
  street: "Prosta 5",
  apartment: "",
  postcode: "00-838",
  city: "Warszawa",
  region: "",
  phone: "+48600100200",
};

describe("the total after a change", () => {
  const shown = () => shownRows(shop.tab.state().lines, shop.tab.state(), "PLN").at(-1)?.amount?.minor;
  const shipping = { carrierCode: "dpd", methodCode: "flatrate" };
  let first: CartLine;
  beforeEach(async () => {
    await put(shop.tab, shop.fetch, "MR-BRUNO", black);
    const [line] = shop.tab.state().lines;
    const { connection } = shop.tab.state();
    if (!line || connection.state !== "connected") throw new Error("There is no cart.");
    first = line;
    await shop.tab.cart.setShipping(connection.token, warsaw, shipping);
    expect(shown()).toBeGreaterThan(shop.priceOf(black));
  });

  test.each([
    ["one piece more, added", () => put(shop.tab, shop.platform.fetch, "MR-BRUNO", black)],
    ["another product", () => put(shop.tab, shop.platform.fetch, "MR-EMIL", emil)],
    ["another quantity", () => shop.tab.cart.setQuantity(first, 2, 22)],
  ])("is open while the platform cannot be reached, and complete afterwards: %s", async (_title, change) => {
    shop.provider = async () => Promise.reject(new TypeError("fetch failed"));
    await change();
    expect(shown()).toBeUndefined();
    shop.provider = shop.platform.fetch;
    await shop.tab.cart.sync("changed");
    // Delivery, which one frame pays for, is free for two.
    expect(shown()).toBe(
      shop.tab.state().lines.reduce((sum, { price, quantity }) => sum + price.current.minor * quantity, 0),
    );
  });

  test("is open for a price that has changed, until the platform has sent the new total", async () => {
    const before = shown() ?? Number.NaN;
    const change = (by: number) =>
      shop.tab.cart.store.setState(({ lines }) => ({
        lines: lines.map((line) => ({
          ...line,
          price: { ...line.price, current: { ...line.price.current, minor: line.price.current.minor + by } },
        })),
      }));
    change(100);
    expect(shown()).toBeUndefined();
    change(-100);
    expect(shown()).toBe(before);
  });

  test("is not that of an answer to a request from before the change", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.provider = async (request) => {
      const answer = await shop.platform.fetch(request);
      if (new URL(request.url).pathname === "/api/cart/totals") await promise;
      return answer;
    };
    const two = shop.tab.cart.setQuantity(first, 2, 22);
    await expect.poll(() => shop.calls.at(-1)).toBe("/api/cart/totals");
    const [line] = shop.tab.state().lines;
    const three = line && shop.tab.cart.setQuantity(line, 3, 22);
    resolve();
    await two;
    expect([shop.tab.pieces(), shown()]).toEqual([{ [black]: 3 }, undefined]);
    await three;
    expect(shown()).toBe(3 * shop.priceOf(black));
  });
});
