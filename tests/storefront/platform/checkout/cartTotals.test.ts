import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, filledCart, newCart, putIn } from "../support/shopping.ts";

const platform = await openForTests();

let cartId: string;
beforeEach(async () => {
  cartId = await newCart(platform);
});

/** Reads the totals of a cart, as they are sent and as the contract reads them. */
const readTotals = async (id = cartId, currency: "PLN" | "EUR" = "PLN") => {
  const { json } = await platform.get(`cart/totals?cartId=${id}`);
  return { wire: json.result, read: endpoints.cartTotals.result(currency).parse(json.result) };
};
const zl = (minor: number) => ({ minor, currency: "PLN" });

describe("the totals of a cart", () => {
  test("are zero for an empty cart", async () => {
    const { read } = await readTotals();
    expect(read).toMatchObject({ grandTotal: zl(0), tax: zl(0), lines: [] });
  });

  test("add up the present gross prices and the VAT in them", async () => {
    const added = await putIn(platform, cartId, { sku: black, qty: 2 });
    const { itemId } = endpoints.cartUpdate.result("PLN").parse(added.json.result);
    await putIn(platform, cartId, { sku: "HL-NELA-HAVANA-48", qty: 1 });
    const { read, wire } = await readTotals();
    expect(read).toMatchObject({
      rows: [
        { code: "subtotal", amount: zl(937_00) },
        { code: "tax", amount: zl(175_21) },
        { code: "grand_total", amount: zl(937_00) },
      ],
      couponCode: null,
      lines: [
        { itemId, quantity: 2, rowTotal: zl(658_00), discount: zl(0) },
        { quantity: 1, rowTotal: zl(279_00) },
      ],
    });
    expect(wire).toMatchObject({
      items_qty: 3,
      items: [{ tax_percent: 23, row_total: 534.96, tax_amount: 123.04 }, {}],
    });
  });

  test("are in euro with German VAT in the German store", async () => {
    const german = await newCart(platform, "de");
    await putIn(platform, german, { sku: black, qty: 1 });
    const { read } = await readTotals(german, "EUR");
    expect(read).toMatchObject({
      grandTotal: { minor: 75_00, currency: "EUR" },
      tax: { minor: 11_97, currency: "EUR" },
    });
  });

  test("include titles of rows, net prices and chosen options for shops without words of their own", async () => {
    const filled = await filledCart(platform, black, 2);
    const { json } = await platform.get(`cart/totals?cartId=${filled}`);
    expect(json.result).toMatchObject({
      subtotal: 534.96,
      subtotal_incl_tax: 658,
      items: [
        {
          price: 267.48,
          price_incl_tax: 329,
          row_total: 534.96,
          options: JSON.stringify([
            { label: "Kolor", value: "Czarny" },
            { label: "Rozmiar", value: "Szeroki" },
          ]),
        },
      ],
      total_segments: [{ title: "Wartość produktów" }, { title: "w tym VAT" }, { code: "grand_total", title: "Razem" }],
    });
  });
});
