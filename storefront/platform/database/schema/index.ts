export * from "./cart.ts";
export * from "./catalog.ts";
export * from "./category.ts";
export * from "./checkout.ts";
export * from "./filterDescription.ts";
export * from "./order.ts";
export * from "./seed.ts";
export * from "./tax.ts";
