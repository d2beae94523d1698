import * as z from "zod/mini";

/**
 * The form of every answer but the search service's; `code` equals the HTTP status
 * (docs/specification/calls.md#call-2).
 */
export const anyEnvelope = z.object({
  code: z.int(),
  result: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

/** A provider's answer is not in the form of the contract. Says where, never what: answers hold addresses. */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";
}

const place = (path: readonly PropertyKey[]) => (path.length === 0 ? "it" : path.map(String).join("."));

/** Reads an answer by its schema. `call` names the call in the error, such as `cart/totals`. */
export function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  call: string,
): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const places = read.error.issues.slice(0, 5).map(({ path, code }) => `${place(path)} (${code})`);
  throw new MalformedAnswer(`The answer of ${call} is malformed: ${places.join(", ")}.`);
}
