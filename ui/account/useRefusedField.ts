import { useLayoutEffect, useState } from "react";
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";

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
