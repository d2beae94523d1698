import type { FieldErrors, FieldValues, Path, Resolver } from "react-hook-form";
import { useForm, type UseFormReturn } from "react-hook-form";

/** A check of a whole form: what is right about it, or what is wrong with which field. */
type Check<Typed, Value, Errors> = (typed: Typed) => { ok: true; value: Value } | { ok: false; errors: Errors };

const problemsOf = (errors: object): [string, string][] =>
  Object.entries(errors).flatMap(([field, problem]) => (typeof problem === "string" ? [[field, problem]] : []));

/**
 * A form whose rules are the ones that the platform applies too. Errors are shown when the shopper goes on, and then
 * vanish as soon as a field is right; what was typed is never changed.
 */
export function useStepForm<Typed extends FieldValues, Value extends Typed, Errors extends object>(
  initial: Typed,
  check: Check<Typed, Value, Errors>,
): UseFormReturn<Typed, unknown, Value> {
  const resolver: Resolver<Typed, unknown, Value> = (typed) => {
    const checked = check(typed);
    if (checked.ok) return { values: checked.value, errors: {} };
    const errors = Object.fromEntries(problemsOf(checked.errors).map(([field, type]) => [field, { type }]));
    return { values: {}, errors: errors as FieldErrors<Typed> };
  };
  return useForm<Typed, unknown, Value>({
    defaultValues: initial as never,
    resolver,
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: true,
  });
}

/** The problems of a form by field, in the words of its rules. */
export const problems = <Errors>(form: { formState: { errors: object } }): Errors =>
  Object.fromEntries(
    Object.entries(form.formState.errors).map(([field, error]: [string, { type?: unknown }]) => [field, error.type]),
  ) as Errors;

export type { Path };
