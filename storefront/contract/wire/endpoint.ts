import type * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";

/** What travels in the query of a call; each call names those that it takes. */
export type QueryParameter =
  | "token"
  | "cartId"
  | "guest"
  | "storeCode"
  | "localeCode"
  | "sku"
  | "skus"
  | "order_id"
  | "currencyCode"
  | "legacyPrices"
  | "storeId"
  | "userGroupId"
  | "product_id"
  | "email"
  | "pageSize"
  | "currentPage"
  | "type"
  | "locale"
  | "coupon"
  | "tokenValue"
  | "q"
  | "lat"
  | "lng"
  | "carrier"
  | "post_code"
  | "cart"
  | "ean"
  | SearchParameter;

/** The query of the search service. `request` is its body as JSON, for a call by GET. */
export type SearchParameter = "request" | "size" | "from" | "sort" | "_source_include" | "_source_exclude";

/** One call of the provider: where it is, what it is asked with, and how its answer is read. */
export interface Endpoint<Body extends z.ZodMiniType | null, Result extends z.ZodMiniType> {
  readonly method: "GET" | "POST" | "PUT";
  /** Under the provider's address; `{storeCode}` stands for the code of the store view. */
  readonly path: string;
  readonly query: readonly QueryParameter[];
  /** The wire in, the domain out; read by the platform. Null for a call without a body. */
  readonly body: Body;
  /** The wire in, the domain out; read by the client. The wire names no currency: it is the store view's. */
  readonly result: (currency: Currency) => Result;
  /** What stands beside the result in the envelope; read by the gate alone. */
  readonly meta?: z.ZodMiniType;
  /** The search service answers bare, as Elasticsearch does; every other call in an envelope. */
  readonly answer: "envelope" | "bare";
  /** No notice of its own when it fails (docs/specification/calls.md#call-4). */
  readonly silent: boolean;
}

/** What a call answers, in the domain's words. */
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType | null, infer Result> ? z.output<Result> : never;

/** What a call is sent, in the wire's words. */
export type BodyOf<E> =
  E extends Endpoint<infer Body, z.ZodMiniType> ? (Body extends null ? null : z.input<Body>) : never;

/** Makes one schema for each currency, at its first use. */
export function perCurrency<Schema>(make: (currency: Currency) => Schema): (currency: Currency) => Schema {
  const made = new Map<Currency, Schema>();
  return (currency) => {
    const known = made.get(currency);
    if (known !== undefined) return known;
    const schema = make(currency);
    made.set(currency, schema);
    return schema;
  };
}

/** For an answer that holds no price of the store view. */
export const inAnyCurrency =
  <Schema>(schema: Schema) =>
  (_currency: Currency): Schema =>
    schema;

/** Spells out what a call in an envelope leaves to the rule. */
export const call = <Body extends z.ZodMiniType | null, Result extends z.ZodMiniType>(
  endpoint: Omit<Endpoint<Body, Result>, "answer" | "silent"> & { readonly loud?: true },
): Endpoint<Body, Result> => {
  const { loud, ...rest } = endpoint;
  return { ...rest, answer: "envelope", silent: loud !== true };
};
