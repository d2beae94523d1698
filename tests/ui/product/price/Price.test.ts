import type { PriceProps } from "@dioptra/ui";
import { expectTypeOf, test } from "vitest";

interface Amount {
  minor: number;
  currency: "PLN";
}

test("a price is plain, or reduced with its lowest price of 30 days", () => {
  expectTypeOf<{ current: Amount }>().toExtend<PriceProps>();
  expectTypeOf<{ current: Amount; lowestOf30Days: Amount }>().toExtend<PriceProps>();
  expectTypeOf<{ current: Amount; lowestOf30Days: Amount; regular: Amount }>().toExtend<PriceProps>();
});

test("a regular price alone announces no reduction: it does not compile", () => {
  expectTypeOf<{ current: Amount; regular: Amount }>().not.toExtend<PriceProps>();
});
