import { type ChangeEvent, type FocusEvent, type RefCallback, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { CheckedForm } from "../rules/checked.ts";

type FieldElement = HTMLInputElement | HTMLSelectElement;

/** What ties a field to the form that holds its value; a form library's registration of a field fits. */
export interface FieldBinding {
  name: string;
  /** So that a summary of errors can lead to it. @default one of its own */
  id?: string;
  ref?: RefCallback<FieldElement>;
  onChange?: (event: ChangeEvent<FieldElement>) => unknown;
  onBlur?: (event: FocusEvent<FieldElement>) => unknown;
  defaultValue?: string;
  value?: string;
}

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

/**
 * A checked form that is too long to be seen at once: `attempts` counts how often it was sent in vain, for the
 * `FormErrorSummary` above it, which then takes the focus.
 */
export function useLongForm<Typed extends FieldValues, Value extends FieldValues, Errors extends object>(
  check: FormCheck<Typed, Value, Errors>,
  defaultValues: DefaultValues<Typed>,
) {
  const { form, errors } = useCheckedForm(check, defaultValues, "summary");
  const [attempts, setAttempts] = useState(0);
  const submitted = (onValid: (value: Value) => void) =>
    form.handleSubmit(
      (value) => onValid(value),
      () => setAttempts((before) => before + 1),
    );
  return { form, errors, attempts, submitted };
}
