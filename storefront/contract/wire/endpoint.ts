import type * as z from "zod/mini";
import type { Currency } from "#domain/money.ts";

/** All query parameters. Each endpoint lists those that it takes. */
export type QueryParameter =
  | "token"
  | "cartId"
  | "guest"
  | "billingCountry"
  | "storeCode"
  | "localeCode"
  | "sku"
  | "skus"
  | "order_id"
  | "item_id"
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
  | "status_token"
  | "q"
  | "lat"
  | "lng"
  | "carrier"
  | "country"
  | "code"
  | "reason"
  | "post_code"
  | "cart"
  | "ean"
  | SearchParameter;

/**
 * The query parameters of a search. `request` is the search's body as JSON, for a call by GET. `suggest` names further
 * entities to search for the same words.
 */
export type SearchParameter = "request" | "size" | "from" | "sort" | "suggest" | "_source_include" | "_source_exclude";

/** A call of the provider: its address, its parameters, and the schemas of its body and answer. */
export interface Endpoint<Body extends z.ZodMiniType | null, Result extends z.ZodMiniType> {
  readonly method: "GET" | "POST" | "PUT";
  /** The path below the provider's address; `{storeCode}` stands for the code of the store view. */
  readonly path: string;
  readonly query: readonly QueryParameter[];
  /** The schema of the body, from the wire's words to the domain's; used by the platform. Null for a call without a body. */
  readonly body: Body;
  /**
   * The schema of the result, from the wire's words to the domain's; used by the client. Amounts on the wire have no
   * currency: it is the store view's.
   */
  readonly result: (currency: Currency) => Result;
  /** The schema of the envelope's `meta`; used only by the gate. */
  readonly meta?: z.ZodMiniType;
  /** Searches are answered without an envelope (`bare`), as Elasticsearch does; other calls in an envelope. */
  readonly answer: "envelope" | "bare";
  /** May take longer than other calls. */
  readonly isSlow?: true;
  /** A failure shows no notice of its own (docs/specification/calls.md#call-4). */
  readonly silent: boolean;
}

/** The result of a call in the domain's words. */
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType | null, infer Result> ? z.output<Result> : never;

/** The body of a call in the wire's words. */
export type BodyOf<E> =
  E extends Endpoint<infer Body, z.ZodMiniType> ? (Body extends null ? null : z.input<Body>) : never;

/** Returns a function that creates one schema per currency, on its first use. */
export function perCurrency<Schema>(create: (currency: Currency) => Schema): (currency: Currency) => Schema {
  const schemas = new Map<Currency, Schema>();
  return (currency) => {
    const existing = schemas.get(currency);
    if (existing !== undefined) return existing;
    const schema = create(currency);
    schemas.set(currency, schema);
    return schema;
  };
}

/** Returns the same schema for every currency, for answers without prices of the store view. */
export const inAnyCurrency =
  <Schema>(schema: Schema) =>
  (_currency: Currency): Schema =>
    schema;

/** Declares an endpoint that answers in an envelope. It is silent unless it is `loud`. */
export const defineEndpoint = <Body extends z.ZodMiniType | null, Result extends z.ZodMiniType>(
  endpoint: Omit<Endpoint<Body, Result>, "answer" | "silent"> & { readonly loud?: true },
): Endpoint<Body, Result> => {
  const { loud, ...rest } = endpoint;
  return { ...rest, answer: "envelope", silent: loud !== true };
};
