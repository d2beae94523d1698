import * as z from "zod/mini";

/** The envelope of every answer except searches'. `code` equals the HTTP status (docs/specification/calls.md#call-2). */
export const anyEnvelope = z.object({
  code: z.int(),
  result: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});

/**
 * Thrown when a provider's answer does not match the contract. The message names the places but no values, because answers
 * contain personal data.
 */
export class MalformedAnswer extends Error {
  override readonly name = "MalformedAnswer";
}

const pathText = (path: readonly PropertyKey[]) => (path.length === 0 ? "it" : path.map(String).join("."));

/**
 * Reads an answer by its schema. Throws `MalformedAnswer`, with `call` as the name of the call, such as `cart/totals`.
 */
export function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
  call: string,
): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  const places = read.error.issues.slice(0, 5).map(({ path, code }) => `${pathText(path)} (${code})`);
  throw new MalformedAnswer(`The answer of ${call} is malformed: ${places.join(", ")}.`);
}
