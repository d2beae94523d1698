/** What a rule answers: the value in the form in which it is stored, or why it was refused. */
export type Checked<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** What a whole form's rule answers: the values, or what is wrong with each field that is refused. */
export type CheckedForm<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: E };

export const accept = <T>(value: T) => ({ ok: true, value }) as const;
export const refuse = <E>(error: E) => ({ ok: false, error }) as const;
export const refuseForm = <E>(errors: E) => ({ ok: false, errors }) as const;
