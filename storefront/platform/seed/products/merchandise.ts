import type { ProductFlag } from "../../database/schema/index.ts";

/** Days of arrival of what is new; the rest has been there for months. */
export const arrivals: Readonly<Record<string, number>> = {};

/** What the shop puts forward. What is new and what is its own follows from elsewhere. */
export const putForward: Readonly<Record<Exclude<ProductFlag, "newProduct" | "ownProduct">, readonly string[]>> = {
  bestseller: ["HL-NELA"],
  promoteOnHomePage: ["HL-NELA"],
  promoteOnCategoryPage: ["HL-NELA"],
  superPromotion: [],
};
