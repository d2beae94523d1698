import type { Context } from "hono";
import type * as z from "zod/mini";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { ok, type Result } from "#domain/result.ts";
import { refused, refusedFields, type Refused } from "./refused.ts";
import { configuration } from "#configuration/index.ts";

/** The envelope of an answer; its code is the HTTP status. */
export const success = (c: Context, result: unknown) => c.json({ code: 200, result });

/** The same for the calls whose clients look for the code under its older name (docs/specification/calls.md#call-8). */
export const successWithResultCode = (c: Context, result: unknown) => c.json({ code: 200, resultCode: 200, result });

export const refusal = (c: Context, { status, result, retryAfter }: Refused) => {
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  return c.json({ code: status, result }, status);
};

/** The answer that a rule came to. */
export const answer = <T>(c: Context, result: Result<T, Refused>) =>
  result.ok ? success(c, result.value) : refusal(c, result.error);

/** The JSON that a call carries. What is wrong with it is said by place, never by repeating it. */
export async function readBody<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<Result<z.output<Schema>, Refused>> {
  const json = await readJson(c);
  if (!json.ok) return json;
  const body = schema.safeParse(json.value);
  if (body.success) return ok(body.data);
  const place = body.error.issues[0]?.path.slice(0, 2).join(".");
  return refused("MALFORMED", place ? `${place} is missing or not in its form.` : "The body is not in its form.");
}

/** Like `readBody`, for a form: every field that is not in its form is named. */
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

/** The fields of an issue; an unknown name is repeated only if it has the form of a field name. */
function fieldsOf(issue: z.core.$ZodIssue): readonly FieldProblem[] {
  if (issue.code !== "unrecognized_keys") return [{ field: issue.path.join(".") || "body", problem: "malformed" }];
  return issue.keys.map((key) => ({
    field: [...issue.path, /^\w{1,40}$/.test(key) ? key : "?"].join("."),
    problem: "unknown",
  }));
}

/** Reads a body that has not been validated yet. */
export async function readJson(c: Context): Promise<Result<unknown, Refused>> {
  if (!c.req.header("content-type")?.toLowerCase().includes("application/json")) {
    return refused("MALFORMED", "The body must be application/json.");
  }
  let isStorable = true;
  try {
    const json: unknown = JSON.parse(await c.req.text(), (_key, value: unknown) => {
      isStorable &&= typeof value !== "string" || isStorableText(value);
      return value;
    });
    return isStorable ? ok(json) : refused("MALFORMED", "The body holds characters that are none.");
  } catch {
    return refused("MALFORMED", "The body is no JSON.");
  }
}

const maxTags = 1000; // More than any page shows: what is read as a whole is not kept.

export interface Keeping {
  /** What the answer depends on: `P12` a product, `C29` a category. */
  readonly tags: readonly string[];
  /** When it is no longer right; null when that is not known. */
  readonly until: Date | null;
  readonly now: Date;
}

/** Allows shared caches to store the answer to a GET until something that it depends on changes. */
export function mayBeKept(c: Context, { tags, until, now }: Keeping): void {
  const { outputLifetimeSeconds } = configuration.cache;
  const left = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : outputLifetimeSeconds;
  if (c.req.method !== "GET" || left <= 0 || tags.length > maxTags) return;
  c.header("cache-control", `public, max-age=${Math.min(left, outputLifetimeSeconds)}`);
  if (tags.length > 0) c.header("x-cache-tags", [...new Set(tags)].join(","));
}

/** Says which of the answers that were kept are outdated by this one. */
export function outdates(c: Context, tags: readonly string[]): void {
  if (tags.length > 0) c.header("x-cache-drop", tags.join(","));
}

/** A page of a list, counted from 1. */
export interface Page {
  readonly size: number;
  readonly number: number;
}

const whole = (text: string | undefined, fallback: number, most: number) => {
  const asked = text === undefined || !/^\d{1,9}$/.test(text) ? fallback : Number(text);
  return Math.min(Math.max(asked, 1), most);
};

const mostOnPage = 100;
const lastPage = 100_000;

/** Reads the requested page. An invalid number becomes the default; a size above the maximum becomes the maximum. */
export const pageOf = (c: Context, usualSize: number, firstPage: number): Page => ({
  size: whole(c.req.query("pageSize"), usualSize, mostOnPage),
  number: whole(c.req.query("currentPage"), firstPage, lastPage),
});

/** Whether PostgreSQL can hold a text: it knows neither NUL nor half of a character. */
export const isStorableText = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
