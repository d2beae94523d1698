import { useLayoutEffect, useState } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

/** How the server can refuse a form. */
export type FormRefusal<Word extends string = never> =
  | {
      /** Why the form was refused; typed text stays. Undefined as long as it was not. */
      refused?: Word | "offline" | "failed" | undefined;
      retryAt?: undefined;
    }
  | {
      refused: "too-often";
      /** When the form may be sent again: ISO 8601, within a day. */
      retryAt: string;
    };

/** The props of a form that waits for an answer. */
export interface SentForm {
  /** The form was sent and has no answer yet. @default false */
  pending?: boolean;
  /** The time zone in which `retryAt` is shown. @default "Europe/Warsaw" */
  timeZone?: string;
}

/**
 * Returns whether the server's refusal of a field still applies: it does until something else is typed there. The field
 * takes the focus when the refusal arrives.
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
 * Returns whether an answer is shown in place of its form: from its arrival until the shopper goes back to the form.
 * `hasReplaced` is true if the form was there before, so that the answer has to take the focus.
 */
export function useAnswer(hasCome: boolean) {
  const [isTakenBack, setTakenBack] = useState(false);
  const [wasSent, setSent] = useState(false);
  return {
    /** The shopper went back to the form. */
    isTakenBack,
    isShown: hasCome && !isTakenBack,
    hasReplaced: wasSent,
    /** Call when the form is sent: the next answer is shown. */
    expect: () => {
      setSent(true);
      setTakenBack(false);
    },
    takeBack: () => setTakenBack(true),
  };
}
