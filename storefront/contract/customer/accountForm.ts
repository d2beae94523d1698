import * as z from "zod/mini";
import { inAnyCurrency } from "../wire/endpoint.ts";

/** What the forms of an account are made of. */
export const text = z.string().check(z.maxLength(300));
/** Longer than the rule allows: the rule says so, and in its words. */
export const password = z.string().check(z.maxLength(1000));
export const token = z.string().check(z.maxLength(300));

/** Whatever a platform says to a call that is done. */
const done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
);

export const call200 = inAnyCurrency(done);
