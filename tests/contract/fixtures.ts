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

/** What the suite has to know of a shop, since it cannot be asked for. */
const schema = z.strictObject({
  storeCode: z.string(),
  localeCode: z.string(),
  currency: z.enum(["PLN", "EUR", "USD"]),
  /** A product that is in stock and needs no configuration, by the sku under which it is put into a cart. */
  sku: z.string(),
  /** A word that a search by name finds that product with. */
  word: z.string(),
  /** An address that a page of the shop has. */
  url: z.string(),
  /** Where an order of the suite is sent to; it is never paid. */
  address,
  shipping: z.strictObject({ carrierCode: z.string(), methodCode: z.string() }),
  /** A way to pay that asks nobody, such as at the door. */
  paymentCode: z.string(),
  /** A code that can be used; null where there is none. */
  coupon: z.nullable(z.string()),
  postcode: z.string(),
  vatNumber: z.strictObject({ country: z.string(), number: z.string() }),
  /** A customer of the suite's own; null to open an account for each run. */
  customer: z.nullable(z.strictObject({ email: z.string(), password: z.string() })),
  /** Calls that this provider does not answer. They are told at the end, and not counted as tested. */
  without: z.array(z.enum(Object.keys(endpoints) as [CallName, ...CallName[]])),
});
export type Fixtures = z.output<typeof schema>;

/** Reads them from a file; an error names what is missing. */
export const readFixtures = (file: string): Fixtures => schema.parse(JSON.parse(readFileSync(file, "utf8")));
