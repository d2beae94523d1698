import { readFileSync } from "node:fs";
import * as z from "zod";
import { endpoints } from "#contract/endpoints.ts";

export type CallName = keyof typeof endpoints;

const address = z.strictObject({
  firstname: z.string(),
  lastname: z.string(),
  street: z.array(z.string()).length(2),
  city: z.string(),
  postcode: z.string(),
  country_id: z.string(),
  telephone: z.string(),
});

/** Facts about a shop that the suite cannot query. */
const schema = z.strictObject({
  storeCode: z.string(),
  localeCode: z.string(),
  currency: z.enum(["PLN", "EUR", "USD"]),
  /** The sku of a product that is in stock and can be put into a cart without options. */
  sku: z.string(),
  /** A word by which a search finds this product. */
  word: z.string(),
  /** The path of a page of the shop. */
  url: z.string(),
  /** The delivery address of the suite's orders, which are never paid. */
  address,
  shipping: z.strictObject({ carrierCode: z.string(), methodCode: z.string() }),
  /** A payment method without a payment provider, such as cash on delivery. */
  paymentCode: z.string(),
  /** A valid coupon code; null to skip the tests of coupons. */
  coupon: z.nullable(z.string()),
  postcode: z.string(),
  vatNumber: z.strictObject({ country: z.string(), number: z.string() }),
  /** An existing customer for the suite; null to create an account in each run. */
  customer: z.nullable(z.strictObject({ email: z.string(), password: z.string() })),
  /** Calls that this provider does not support. They are not tested. */
  without: z.array(z.enum(Object.keys(endpoints) as [CallName, ...CallName[]])),
});
export type Fixtures = z.output<typeof schema>;

/** Reads the fixtures from a JSON file. Throws an error that names missing fields. */
export const readFixtures = (file: string): Fixtures => schema.parse(JSON.parse(readFileSync(file, "utf8")));
