import { type ChangeEvent, type FocusEvent, type RefCallback, useState } from "react";
import { type DefaultValues, type FieldErrors, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { CheckedForm } from "../rules/checked.ts";

type FieldElement = HTMLInputElement | HTMLSelectElement;

/** Connects a field to the form that holds its value. The result of react-hook-form's `register` has this type. */
export interface FieldBinding {
  /** The name of the field in the form. */
  name: string;
  /** The element id, the target of links in an error summary. @default a generated id */
  id?: string;
  /** Receives the control, so that the form can focus it. */
  ref?: RefCallback<FieldElement>;
  /** Reports a change of the value to the form. */
  onChange?: (event: ChangeEvent<FieldElement>) => unknown;
  /** Reports to the form that the field has lost the focus. */
  onBlur?: (event: FocusEvent<FieldElement>) => unknown;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string;
  /** The value of a controlled field. */
  value?: string;
}

/** Checks a whole form with the same rules as the platform. May load its code first. */
export type FormCheck<Typed, Value, Errors> = (
  typed: Typed,
) => CheckedForm<Value, Errors> | Promise<CheckedForm<Value, Errors>>;

/** The error type of a form whose check could not be loaded. */
const unchecked = "unchecked";

/** Converts problems into react-hook-form's errors: a problem, such as `required`, becomes the `type` of the error. */
const toFieldErrors = <Typed extends FieldValues>(errors: object) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, problem]) => [field, { type: problem }]),
  ) as FieldErrors<Typed>;

/**
 * Creates a form that is checked by a rule. Problems appear on submit, the first invalid field takes the focus, and a
 * problem disappears as soon as its field is valid. Typed text is never changed. For a long form, whose problems are
 * also listed above it, use `useCheckedFormWithSummary`.
 *
 * If the code of the check cannot be loaded, offline or after a deployment, nothing is submitted: `isUnchecked` is true
 * until the next attempt, and the form shows an `FormCheckError`.
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
      : { values: {}, errors: toFieldErrors<Typed>(checked.errors) };
  };
  const form = useForm<Typed, unknown, Value>({
    defaultValues,
    resolver,
    reValidateMode: "onChange",
    shouldFocusError: takesFocus === "field",
  });
  const { root, ...fieldErrors } = form.formState.errors;
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).map(([field, error]) => [field, error?.type]),
  ) as Errors;
  return { form, errors, isUnchecked: root?.type === unchecked };
}

/**
 * Creates a checked form that does not fit on a screen. `attempts` counts failed submits, for the `FormErrorSummary`
 * above the form, which then takes the focus instead of the first invalid field.
 */
export function useCheckedFormWithSummary<Typed extends FieldValues, Value extends FieldValues, Errors extends object>(
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
