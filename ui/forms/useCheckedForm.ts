import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { CheckedForm } from "../rules/checked.ts";

/** A check of a whole form by the rules that the platform applies too. */
export type FormCheck<Typed, Value, Errors> = (
  typed: Typed,
) => CheckedForm<Value, Errors> | Promise<CheckedForm<Value, Errors>>;

/** The type of the error of a form whose check could not be loaded. */
const unchecked = "unchecked";

/** Each problem in the form's own words, such as `required`, travels as the error's type. */
const asFieldErrors = <Typed extends FieldValues>(errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, { type: problem }]),
  ) as FieldErrors<Typed>;

/**
 * A form that checks itself with a rule. Problems are shown when the shopper goes on, the first wrong field takes
 * focus, and each problem goes as soon as its field is right; what was typed stays as it was typed. A long form, whose
 * problems are also listed above it, is `useLongForm`. A check whose code cannot be loaded, offline or after a deployment,
 * rejects: then nothing is submitted, `isUnchecked` is true until the next attempt, and the form shows an `UncheckedForm`.
 */
export function useCheckedForm<Typed extends FieldValues, Value extends FieldValues, Errors extends object>(
  check: FormCheck<Typed, Value, Errors>,
  defaultValues: DefaultValues<Typed>,
  takesFocus: "field" | "summary" = "field",
) {
  const resolver: Resolver<Typed, unknown, Value> = async (typed) => {
    const checked = await Promise.resolve(typed)
      .then(check)
      .catch(() => null);
    if (!checked) return { values: {}, errors: { root: { type: unchecked } } as FieldErrors<Typed> };
    return checked.ok
      ? { values: checked.value, errors: {} }
      : { values: {}, errors: asFieldErrors<Typed>(checked.errors) };
  };
  const form = useForm<Typed, unknown, Value>({
    defaultValues,
    resolver,
    reValidateMode: "onChange",
    shouldFocusError: takesFocus === "field",
  });
  const { root, ...ofFields } = form.formState.errors;
  const errors = Object.fromEntries(Object.entries(ofFields).map(([field, error]) => [field, error?.type])) as Errors;
  return { form, errors, isUnchecked: root?.type === unchecked };
}
