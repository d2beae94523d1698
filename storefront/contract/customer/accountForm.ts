import * as z from "zod/mini";
import { inAnyCurrency } from "../wire/endpoint.ts";

/** A text field of an account form. */
export const text = z.string().check(z.maxLength(300));
/** Longer than the rule allows, so that the rule reports a password that is too long. */
export const password = z.string().check(z.maxLength(1000));
export const token = z.string().check(z.maxLength(300));

/** The result of a call that returns nothing, whatever the platform sends. */
const anything = z.pipe(
  z.unknown(),
  z.transform((): true => true),
);

export const ignoredResult = inAnyCurrency(anything);
