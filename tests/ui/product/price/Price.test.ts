import type { PriceProps } from "@dioptra/ui";
import { expectTypeOf, test } from "vitest";

interface Amount {
  minor: number;
  currency: "PLN";
}

test("accepts a plain price, or a reduced price with its lowest price of 30 days", () => {
  expectTypeOf<{ current: Amount }>().toExtend<PriceProps>();
  expectTypeOf<{ current: Amount; lowestOf30Days: Amount }>().toExtend<PriceProps>();
  expectTypeOf<{ current: Amount; lowestOf30Days: Amount; regular: Amount }>().toExtend<PriceProps>();
});

test("does not compile with a regular price but no lowest price", () => {
  expectTypeOf<{ current: Amount; regular: Amount }>().not.toExtend<PriceProps>();
});
