import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { type FormCheck, useCheckedForm } from "./useCheckedForm.ts";

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
