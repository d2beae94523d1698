import { expect, test } from "vitest";
import { withServerPrices } from "#domain/cart/serverPrices.ts";
import { line as cartLine, serverLine } from "../samples.ts";

const price = (minor: number) => ({ minor, currency: "PLN" }) as const;
const custom = [{ optionId: "R_SPH", optionValue: "-1.25" }];
const productOption = { configurable: [], custom, bundle: [] };

test("adopts the platform's price of a line with options, and keeps the accepted one", () => {
  const line = cartLine("FR-1", 1, { productOption, serverItemId: 1, serverCartId: "cart-1" });
  const server = serverLine("FR-1", 1, { productOption, price: price(478_00) });
  const priced = withServerPrices([line], {}, [server]);
  expect(priced).toMatchObject({ changed: 1, pricesBefore: { "FR-1": line.price.current } });
  expect(priced.lines[0]?.price).toEqual({ current: price(478_00), reduction: null });
  expect(withServerPrices(priced.lines, priced.pricesBefore, [server]).changed).toBe(0);
});

test("leaves lines without options, and platforms that state no price, to the catalogue", () => {
  const plain = cartLine("FR-1", 1, { serverItemId: 1, serverCartId: "cart-1" });
  expect(withServerPrices([plain], {}, [serverLine("FR-1", 1, { price: price(1) })])).toMatchObject({
    lines: [plain],
    changed: 0,
  });
  const line = cartLine("FR-1", 1, { productOption, serverItemId: 1, serverCartId: "cart-1" });
  expect(withServerPrices([line], {}, [serverLine("FR-1", 1, { productOption })]).lines).toEqual([line]);
});
