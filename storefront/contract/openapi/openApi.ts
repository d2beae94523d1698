import * as z from "zod/mini";
import { callTexts, queryTexts } from "./callTexts.ts";
import type { Endpoint, QueryParameter } from "../wire/endpoint.ts";
import { endpoints } from "../endpoints.ts";
import { refusalCodes } from "../wire/refusal.ts";
import { searchBody } from "../catalog/searchBody.ts";

type Schema = Readonly<Record<string, unknown>>;
type Call = readonly [name: keyof typeof endpoints, endpoint: AnyEndpoint];
type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>;

/**
 * The query parameters that each call requires; all others are optional. The token is not listed: some calls also serve
 * guests, and it may be sent in a header. Apart from the endpoints, because browsers do not need it.
 */
export const requiredQueries: Readonly<Partial<Record<keyof typeof endpoints, readonly QueryParameter[]>>> = {
  renderList: ["skus"],
  stockCheck: ["sku"],
  stockList: ["skus"],
  priceHistory: ["sku"],
  cartPull: ["cartId"],
  cartTotals: ["cartId"],
  collectTotals: ["cartId"],
  couponApply: ["cartId", "coupon"],
  couponDelete: ["cartId"],
  paymentMethods: ["cartId"],
  shippingMethods: ["cartId"],
  shippingInformation: ["cartId"],
  orderDetails: ["order_id"],
  orderRenewal: ["tokenValue"],
  orderInvoice: ["status_token"],
  orderDownload: ["item_id"],
  subscriptionPaymentLink: ["tokenValue"],
  expressCheck: ["post_code"],
  reviewRight: ["product_id"],
  appointmentTimes: ["code", "reason"],
};

export interface OpenApiParameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required: boolean;
  readonly description: string;
  readonly schema?: Schema;
  readonly content?: Content;
}

type Content = Readonly<Record<"application/json", { readonly schema: Schema }>>;

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<"Refusal", Schema>> };
}

const json = (schema: Schema): Content => ({ "application/json": { schema } });

/** Returns the wire's side of a schema as JSON Schema, which cannot express every check. */
function wireSchema(schema: z.ZodMiniType): Schema {
  const {
    $schema: _dialect,
    "~standard": _standard,
    ...wire
  } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return wire;
}

/** Makes all fields of the documents in a search's answer optional, since a search returns only the requested ones. */
const withOptionalFields = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) => (name === "_source" ? withoutRequired(value) : value));

function withoutRequired(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== "required"));
}

const refusedFields: Schema = {
  type: "array",
  description: "The refused fields of a form.",
  items: {
    type: "object",
    required: ["field", "problem"],
    properties: { field: { type: "string" }, problem: { type: "string" } },
  },
};

const refusal: Schema = {
  type: "object",
  description: "The reason for a refusal. `code` equals the HTTP status.",
  required: ["code", "result"],
  properties: {
    code: { type: "integer", minimum: 400 },
    result: {
      oneOf: [
        { type: "string" },
        {
          type: "object",
          required: ["message", "code"],
          properties: {
            message: { type: "string" },
            code: { type: "string", enum: refusalCodes },
            skus: { type: "array", items: { type: "string" }, description: "The products concerned." },
            available: { type: "integer", description: "The available quantity." },
            errorMessage: {
              type: "string",
              description: "Repeats the message for clients that expect it under this name.",
            },
            fields: refusedFields,
            reason: { type: "string", description: "A more precise reason, such as `code-expired` for a BLIK code." },
          },
        },
        refusedFields,
      ],
    },
  },
};

/** The calls whose answers have the code under its older name, too (docs/specification/calls.md#call-8). */
const withResultCode: ReadonlySet<Call[0]> = new Set<Call[0]>(["cartCreate", "stockList"]);

const resultCode: Schema = { const: 200, description: "Repeats the code for older clients." };

const enveloped = (result: Schema, meta: Schema | null, hasResultCode: boolean): Schema => ({
  type: "object",
  // Optional, because a shop in front of the platform moves the tokens in `meta` into cookies.
  required: ["code", "result"],
  properties: { code: { const: 200 }, ...(hasResultCode && { resultCode }), result, ...(meta && { meta }) },
});

function parameter(name: QueryParameter, required: boolean): OpenApiParameter {
  const base = { name, in: "query", required, description: queryTexts[name] } as const;
  return name === "request"
    ? { ...base, content: json(wireSchema(searchBody)) }
    : { ...base, schema: { type: "string" } };
}

const pathParameters = (path: string): readonly OpenApiParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: name === "storeCode" ? queryTexts.storeCode : name,
    schema: { type: "string" },
  }));

/** Returns the subject of a call: the entity of a search, or the part of the path after `/api` and `/vsbridge`. */
const subjectOf = (path: string) =>
  (/\/([^/]+)\/_search$/.exec(path) ?? /^\/api\/(?:vsbridge\/)?([\w-]+)/.exec(path))?.[1] ?? "";

const isSameAs =
  ([, { method, path }]: Call) =>
  ([, other]: Call) =>
    other.method === method && other.path === path;

/** Describes a call. Calls with the same method and path are described as one, whose answer has any of their forms. */
function describeCall([operationId, endpoint]: Call, same: readonly Call[]): OpenApiOperation {
  const { path, body, answer, meta } = endpoint;
  const results = same.map(([, { result }]) => withOptionalFields(wireSchema(result("PLN"))));
  const result: Schema = same.length > 1 ? { anyOf: results } : { ...results[0] };
  const queries = [...new Set(same.flatMap(([, { query }]) => query))];
  const isRequired = (query: QueryParameter) => same.every(([name]) => requiredQueries[name]?.includes(query));
  return {
    operationId,
    summary: same.map(([name]) => callTexts[name]).join(" "),
    tags: [subjectOf(path)],
    parameters: [...pathParameters(path), ...queries.map((query) => parameter(query, isRequired(query)))],
    ...(body && { requestBody: { required: true, content: json(wireSchema(body)) } }),
    responses: {
      "200": {
        description: "Success.",
        content: json(
          answer === "bare"
            ? result
            : enveloped(result, meta ? wireSchema(meta) : null, withResultCode.has(operationId)),
        ),
      },
      default: { description: "Refused.", content: json({ $ref: "#/components/schemas/Refusal" }) },
    },
  };
}

/** Returns the contract as OpenAPI 3.1, made from the schemas by which client and platform read answers and bodies. */
export function openApi(): OpenApiDocument {
  const calls = Object.entries(endpoints) as readonly Call[];
  const operations = calls
    .filter((call, index) => calls.findIndex(isSameAs(call)) === index)
    .map((call) => {
      const [, { method, path }] = call;
      return { path, method: method.toLowerCase(), operation: describeCall(call, calls.filter(isSameAs(call))) };
    });
  return {
    openapi: "3.1.1",
    info: {
      title: "Dioptra provider contract",
      version: "0.1.0",
      description:
        "The calls that the shop makes to a commerce platform. Prices are decimal numbers in the store view's currency.",
    },
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, ofPath]) => [
        path,
        Object.fromEntries(ofPath.map(({ method, operation }) => [method, operation])),
      ]),
    ),
    components: { schemas: { Refusal: refusal } },
  };
}
