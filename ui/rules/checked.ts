/** The result of a check: the value in its stored form, or the problem. */
export type Checked<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The result of checking a form: the values, or the problem of each invalid field. */
export type CheckedForm<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: E };

/** Returns the result of a successful check. */
export const accept = <T>(value: T) => ({ ok: true, value }) as const;
/** Returns the result of a failed check of one field. */
export const refuse = <E>(error: E) => ({ ok: false, error }) as const;
/** Returns the result of a failed check of a form. */
export const refuseForm = <E>(errors: E) => ({ ok: false, errors }) as const;
