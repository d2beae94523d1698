import * as z from "zod/mini";

/** The form of every answer but the search service's; `code` equals the HTTP status (storefront behaviour, section 0). */
export const envelope = <Result extends z.ZodMiniType>(result: Result) =>
  z.object({ code: z.int(), result, meta: z.optional(z.unknown()) });

/** The envelope before anybody knows whether it holds what was asked for. */
export const anyEnvelope = z.object({
  code: z.int(),
  result: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});
