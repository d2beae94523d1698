import * as z from "zod/mini";
import { optionalList } from "./value.ts";

/** What was ticked before ordering, with the version of each text. */
export const wireConsents = optionalList(
  z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)), version: z.string().check(z.maxLength(64)) }),
).check(z.maxLength(20));
