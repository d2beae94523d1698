import type { Context } from "hono";
import type * as z from "zod/mini";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { ok, type Result } from "#domain/result.ts";
import { decodeText, type DecodingProblem, encodingOf } from "./decode.ts";
import { refused, refusedFields, type Refused } from "./refused.ts";
import { configuration } from "#configuration/index.ts";

/** Answers 200 with a result in the envelope. */
export const success = (c: Context, result: unknown) => c.json({ code: 200, result });

/**
 * Answers like `success`, for calls whose clients read the code by its older name (docs/specification/calls.md#call-8).
 */
export const successWithResultCode = (c: Context, result: unknown) => c.json({ code: 200, resultCode: 200, result });

/** Answers with a refusal's status and result in the envelope. */
export const refusal = (c: Context, { status, result, retryAfter }: Refused) => {
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({ code: status, result }, status);
};

/** Answers with a result, which is a value or a refusal. */
export const answer = <T>(c: Context, result: Result<T, Refused>) =>
  result.ok ? success(c, result.value) : refusal(c, result.error);

/** Reads a request's JSON body. A refusal names the invalid field and never quotes its value. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Result<z.output<Schema>, Refused>> {
  const json = await readJson(c);
  if (!json.ok) return json;
  const body = schema.safeParse(json.value);
  if (body.success) return ok(body.data);
  const field = body.error.issues[0]?.path.slice(0, 2).join(".");
  return refused(
    "MALFORMED",
    field ? `Missing or invalid field: ${field}.` : "The request body has an invalid format.",
  );
}

/** Returns the id in the address. An id in an invalid form counts as unknown. */
export const idInPath = (c: Context, parameter: string): number =>
  Number(/^\d{1,9}$/.exec(c.req.param(parameter) ?? "")?.[0] ?? 0);

/** Reads the JSON body of a form. The refusal names every invalid field. */
export async function readForm<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Result<z.output<Schema>, Refused>> {
  const json = await readJson(c);
  if (!json.ok) return json;
  const body = schema.safeParse(json.value);
  if (body.success) return ok(body.data);
  return refusedFields(body.error.issues.flatMap(fieldsOf));
}

/** Returns the fields of an issue. An unknown field's name is quoted only if it looks like a field name. */
function fieldsOf(issue: z.core.$ZodIssue): readonly FieldProblem[] {
  if (issue.code !== "unrecognized_keys") return [{ field: issue.path.join(".") || "body", problem: "malformed" }];
  return issue.keys.map((key) => ({
    field: [...issue.path, /^\w{1,40}$/.test(key) ? key : "?"].join("."),
    problem: "unknown",
  }));
}

/** Reads a body as text, in the encoding that its content type states. */
export const readText = async (c: Context): Promise<Result<string, DecodingProblem>> =>
  decodeText(new Uint8Array(await c.req.arrayBuffer()), encodingOf(c.req.header("content-type")));

/** Reads a JSON body without validating its shape. */
export async function readJson(c: Context): Promise<Result<unknown, Refused>> {
  if (!c.req.header("content-type")?.toLowerCase().includes("application/json")) {
    return refused("MALFORMED", "The body must be application/json.");
  }
  const text = await readText(c);
  if (!text.ok) return refused("MALFORMED", text.error.problem);
  let isStorable = true;
  try {
    const json: unknown = JSON.parse(text.value, (_key, value: unknown) => {
      isStorable &&= typeof value !== "string" || isStorableText(value);
      return value;
    });
    return isStorable ? ok(json) : refused("MALFORMED", `The request body ${unstorable}`);
  } catch {
    return refused("MALFORMED", "Invalid JSON in request body.");
  }
}

/** More than the tags of any page. Answers with more, such as a whole list, are not cached. */
const maxTags = 1000;

export interface CacheRules {
  /** The products and categories that the answer depends on, such as `P12` and `C29`. */
  readonly tags: readonly string[];
  /** When the answer expires; null if that is unknown. */
  readonly until: Date | null;
  readonly now: Date;
}

/** Allows shared caches to store the answer to a GET until something that it depends on changes. */
export function allowCaching(c: Context, { tags, until, now }: CacheRules): void {
  const { outputLifetimeSeconds } = configuration.cache;
  const remaining = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : outputLifetimeSeconds;
  if (c.req.method !== "GET" || remaining <= 0 || tags.length > maxTags) return;
  c.header("cache-control", `public, max-age=${Math.min(remaining, outputLifetimeSeconds)}`);
  if (tags.length > 0) c.header("x-cache-tags", [...new Set(tags)].join(","));
}

/** Names the tags of cached answers that are outdated by this call. The gate drops them. */
export function invalidateTags(c: Context, tags: readonly string[]): void {
  if (tags.length > 0) c.header("x-cache-drop", tags.join(","));
}

/** A page of a list, counted from 1. */
export interface Page {
  readonly size: number;
  readonly number: number;
}

/** Reads an integer from 1 to `max`; `fallback` if the text is not an integer. */
const integerIn = (text: string | undefined, fallback: number, max: number) => {
  const value = text === undefined || !/^\d{1,9}$/.test(text) ? fallback : Number(text);
  return Math.min(Math.max(value, 1), max);
};

const maxPageSize = 100;
const maxPageNumber = 100_000;

/** Reads the requested page. An invalid number becomes the default; a size above the maximum becomes the maximum. */
export const pageOf = (c: Context, defaultSize: number, firstPage: number): Page => ({
  size: integerIn(c.req.query("pageSize"), defaultSize, maxPageSize),
  number: integerIn(c.req.query("currentPage"), firstPage, maxPageNumber),
});

/**
 * Whether a text can be stored: PostgreSQL takes neither NUL nor unpaired surrogates, and the replacement character says
 * that letters were lost before.
 */
export const isStorableText = (text: string): boolean =>
  !text.includes("\u0000") && !text.includes("\uFFFD") && text.isWellFormed();

/** Ends the sentence that refuses a text which cannot be stored. */
export const unstorable =
  "contains NUL, unpaired surrogates or replacement characters (U+FFFD), where letters were lost. Write them again.";
