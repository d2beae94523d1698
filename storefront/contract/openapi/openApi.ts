import * as z from "zod/mini";
import { callTexts, queryTexts } from "./callTexts.ts";
import type { Endpoint, QueryParameter } from "../wire/endpoint.ts";
import { endpoints } from "../endpoints.ts";
import { refusalCodes } from "../wire/refusal.ts";
import { requiredQueries } from "./requiredQueries.ts";
import { searchBody } from "../catalog/searchBody.ts";

type Schema = Readonly<Record<string, unknown>>;
type Call = readonly [name: keyof typeof endpoints, endpoint: AnyEndpoint];
type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>;

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

/** The wire's side of a schema; what a rule says beyond its form is in no JSON Schema. */
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

/** A search answers of a document what it was asked for: each of its fields may be left out. */
const answered = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) => (name === "_source" ? withoutRequired(value) : value));

function withoutRequired(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== "required"));
}

const refusedFields: Schema = {
  type: "array",
  description: "The fields of a form that are refused.",
  items: {
    type: "object",
    required: ["field", "problem"],
    properties: { field: { type: "string" }, problem: { type: "string" } },
  },
};

const refusal: Schema = {
  type: "object",
  description: "Why a call is refused; `code` equals the HTTP status.",
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
            skus: { type: "array", items: { type: "string" }, description: "The products that it is about." },
            available: { type: "integer", description: "How many can be had." },
            errorMessage: {
              type: "string",
              description: "The message once more, where clients look for it by that name.",
            },
            fields: refusedFields,
            reason: { type: "string", description: "Why, more closely, such as `code-expired` of a mobile code." },
          },
        },
        refusedFields,
      ],
    },
  },
};

/** The calls whose answers carry the code under its older name as well (docs/specification/calls.md#call-8). */
const withResultCode: ReadonlySet<Call[0]> = new Set<Call[0]>(["cartCreate", "stockList"]);

const resultCode: Schema = { const: 200, description: "The code once more, where older clients look for it." };

const enveloped = (result: Schema, meta: Schema | null, hasResultCode: boolean): Schema => ({
  type: "object",
  // A shop in front keeps what lies in `meta`, the tokens, in cookies, and leaves it out.
  required: ["code", "result"],
  properties: { code: { const: 200 }, ...(hasResultCode && { resultCode }), result, ...(meta && { meta }) },
});

function parameter(name: QueryParameter, required: boolean): OpenApiParameter {
  const told = { name, in: "query", required, description: queryTexts[name] } as const;
  return name === "request"
    ? { ...told, content: json(wireSchema(searchBody)) }
    : { ...told, schema: { type: "string" } };
}

const inPath = (path: string): readonly OpenApiParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    description: name === "storeCode" ? queryTexts.storeCode : name,
    schema: { type: "string" },
  }));

/** What a call is about: the entity of a search, or else what follows `/api`, and the bridge of some. */
const subjectOf = (path: string) =>
  (/\/([^/]+)\/_search$/.exec(path) ?? /^\/api\/(?:vsbridge\/)?([\w-]+)/.exec(path))?.[1] ?? "";

const isSameAs =
  ([, { method, path }]: Call) =>
  ([, other]: Call) =>
    other.method === method && other.path === path;

/** Several calls of one address read its answer each in their own way: it has the form that any of them asks for. */
function operation([operationId, endpoint]: Call, same: readonly Call[]): OpenApiOperation {
  const { path, body, answer, meta } = endpoint;
  const results = same.map(([, { result }]) => answered(wireSchema(result("PLN"))));
  const result: Schema = same.length > 1 ? { anyOf: results } : { ...results[0] };
  const queries = [...new Set(same.flatMap(([, { query }]) => query))];
  const isRequired = (query: QueryParameter) => same.every(([name]) => requiredQueries[name]?.includes(query));
  return {
    operationId,
    summary: same.map(([name]) => callTexts[name]).join(" "),
    tags: [subjectOf(path)],
    parameters: [...inPath(path), ...queries.map((query) => parameter(query, isRequired(query)))],
    ...(body && { requestBody: { required: true, content: json(wireSchema(body)) } }),
    responses: {
      "200": {
        description: "Done.",
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

/** The contract as OpenAPI 3.1, made of the schemas that the client reads answers by and the platform reads bodies by. */
export function openApi(): OpenApiDocument {
  const calls = Object.entries(endpoints) as readonly Call[];
  const operations = calls
    .filter((call, place) => calls.findIndex(isSameAs(call)) === place)
    .map((call) => {
      const [, { method, path }] = call;
      return { path, method: method.toLowerCase(), told: operation(call, calls.filter(isSameAs(call))) };
    });
  return {
    openapi: "3.1.1",
    info: {
      title: "Dioptra provider contract",
      version: "0.1.0",
      description:
        "What the shop asks of a commerce platform. Prices are decimal numbers of the store view's currency.",
    },
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path)].map(([path, ofPath]) => [
        path,
        Object.fromEntries(ofPath.map(({ method, told }) => [method, told])),
      ]),
    ),
    components: { schemas: { Refusal: refusal } },
  };
}
