import { type RefObject, useEffect, useRef, useState } from "react";

/** The attempts to send an incomplete choice. */
export interface Attempts {
  /** Attached to the form. */
  readonly form: RefObject<HTMLDivElement | null>;
  /** Whether the shopper has tried to send an incomplete choice, so that problems are shown. */
  readonly hasTried: boolean;
  /** Shows the problems and moves the focus to the first one. */
  readonly reveal: () => void;
}

/** Counts the attempts to send an incomplete choice. Each one moves the focus to the first problem. */
export function useAttempts(): Attempts {
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = invalid?.matches("fieldset") ? invalid.querySelector<HTMLElement>("input:enabled") : invalid;
    field?.focus();
  }, [attempts]);
  return { form, hasTried: attempts > 0, reveal: () => setAttempts(attempts + 1) };
}
