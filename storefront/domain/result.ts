/** Result of a rule that may refuse. Refusals are values; exceptions are for bugs and failed transport. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** Creates the result of success. */
export const ok = <T>(value: T) => ({ ok: true, value }) as const;
/** Creates the result of a refusal. */
export const refuse = <E>(error: E) => ({ ok: false, error }) as const;
