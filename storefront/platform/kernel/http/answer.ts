import type { Context } from "hono";
import type * as z from "zod/mini";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { ok, type Result } from "#domain/result.ts";
import { refused, refusedFields, type Refused } from "./refused.ts";
import { isStorableText } from "./storableText.ts";

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

/** The fields of an issue; a name that is none is told only when it could be one. */
function fieldsOf(issue: z.core.$ZodIssue): readonly FieldProblem[] {
  if (issue.code !== "unrecognized_keys") return [{ field: issue.path.join(".") || "body", problem: "malformed" }];
  return issue.keys.map((key) => ({
    field: [...issue.path, /^\w{1,40}$/.test(key) ? key : "?"].join("."),
    problem: "unknown",
  }));
}

/** Reads a body whose form nobody has looked at yet. */
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
