import * as z from "zod/mini";

/** The form of every answer but the search service's; `code` equals the HTTP status (storefront behaviour, section 0). */
export const anyEnvelope = z.object({
  code: z.int(),
  result: z.optional(z.unknown()),
  meta: z.optional(z.unknown()),
});
