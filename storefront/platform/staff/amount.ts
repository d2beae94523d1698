import * as z from "zod/mini";

/** An amount that the staff says, as a decimal number: whole cents, so that none is rounded behind their back. */
export const amount = z.number().check(z.gte(0), z.lte(1_000_000), z.multipleOf(0.01));
