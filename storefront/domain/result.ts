/** The answer of a rule that may refuse. Refusals are values; only bugs and broken transport throw. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T) => ({ ok: true, value }) as const;
export const refuse = <E>(error: E) => ({ ok: false, error }) as const;
