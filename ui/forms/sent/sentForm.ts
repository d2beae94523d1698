import { useLayoutEffect, useState } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

/** What any form that is sent can be answered; `too-often` says from when on it may be sent again. */
export type FormRefusal<Word extends string = never> =
  | {
      /** The server's no, as a word; what was typed stays. Left out while there is none. */
      refused?: Word | "offline" | "failed" | undefined;
      retryAt?: undefined;
    }
  | {
      refused: "too-often";
      /** When the next attempt is possible: ISO 8601, within a day. */
      retryAt: string;
    };

/** What a form that waits for its answer is given. */
export interface SentForm {
  /** It has been sent, and the answer is on its way. @default false */
  pending?: boolean;
  /** Where the clock of `retryAt` is read. @default "Europe/Warsaw" */
  timeZone?: string;
}

/**
 * Whether the server's no about this field still holds: until something else is typed there. As soon as the no came, the
 * field takes the focus.
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
 * Whether an answer stands in place of its form: from when it came until somebody wants to write again.
 * `hasReplaced` tells that the form was there before, so that the focus has to move on.
 */
export function useAnswer(hasCome: boolean) {
  const [isTakenBack, setTakenBack] = useState(false);
  const [wasSent, setSent] = useState(false);
  return {
    /** Somebody wants to write again. */
    isTakenBack,
    isShown: hasCome && !isTakenBack,
    hasReplaced: wasSent,
    /** The form is sent: the next answer counts. */
    expect: () => {
      setSent(true);
      setTakenBack(false);
    },
    takeBack: () => setTakenBack(true),
  };
}
