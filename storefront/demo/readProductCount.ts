import { products } from "./products/index.ts";

/** Why no load test is made, in one line for the person at the keyboard. */
export class SeedRefusal extends Error {}

const most = 1_000_000;

/** How many products a load test shall have, as it was typed. */
export function readProductCount(typed: string | undefined): number {
  if (typed === undefined) throw new SeedRefusal("How many products?");
  const count = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  if (count <= products.length || count > most) {
    throw new SeedRefusal(`--products ${typed} is no whole number from ${products.length + 1} to ${most}.`);
  }
  return count;
}
