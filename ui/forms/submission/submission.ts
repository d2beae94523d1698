import { useLayoutEffect, useState } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

/** The props for a refusal by the server. `Reason` lists the reasons that only this form has. */
export type FormRefusal<Reason extends string = never> =
  | {
      /** Why the form was refused; typed values stay. Undefined if it was not refused. */
      refused?: Reason | "offline" | "failed" | undefined;
      retryAt?: undefined;
    }
  | {
      /** The shopper has tried too often. */
      refused: "too-often";
      /** When the form may be sent again: ISO 8601, within a day. */
      retryAt: string;
    };

/** The props shared by all forms that are sent to the server. */
export interface SubmissionProps {
  /** Whether the form was sent and has no response yet. @default false */
  pending?: boolean;
  /** The time zone in which `retryAt` is shown. @default "Europe/Warsaw" */
  timeZone?: string;
}

/**
 * Returns whether the server's refusal of a field still applies. It does until the field's value is changed. The field
 * is focused when the refusal arrives.
 */
export function useRefusedField<Typed extends FieldValues, Value>(
  { control, setFocus }: UseFormReturn<Typed, unknown, Value>,
  name: FieldPath<Typed>,
  isRefused: boolean,
): boolean {
  const value: unknown = useWatch({ control, name });
  const [refused, setRefused] = useState<{ readonly value: unknown } | null>(null);
  if (isRefused && !refused) setRefused({ value });
  if (!isRefused && refused) setRefused(null);
  useLayoutEffect(() => {
    if (isRefused) setFocus(name);
  }, [isRefused, name, setFocus]);
  return isRefused && refused?.value === value;
}

/**
 * Tracks whether the result of a form is shown in its place: from its arrival until the shopper goes back to the form.
 * `hasArrived` is true once the server has accepted the form.
 */
export function useFormResult(hasArrived: boolean) {
  const [isDismissed, setDismissed] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  return {
    /** Whether the shopper went back from the result to the form. */
    isDismissed,
    isShown: hasArrived && !isDismissed,
    /** Whether the form was on the page before. The result then takes the focus, since the pressed button is gone. */
    hasReplacedForm: wasSubmitted,
    /** Must be called on submit, so that the next result is shown. */
    markSubmitted: () => {
      setSubmitted(true);
      setDismissed(false);
    },
    /** Goes back to the form. */
    dismiss: () => setDismissed(true),
  };
}
