import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { TypedAnswers } from "../../state/checkoutStore.ts";
import { useCheckout } from "../../state/checkout/createCheckout.ts";

/** Returns what was typed into a form before its step was opened, and not accepted; null for nothing. */
export function useTypedBefore<Form extends keyof TypedAnswers>(name: Form): TypedAnswers[Form] | null {
  const { store } = useCheckout();
  const [typed] = useState(() => store.getState().typed[name]);
  return typed ?? null;
}

/** Stores what a form contains at each change, so that it survives a reload and a visit to another step. */
export function useKeptForm<Form extends keyof TypedAnswers, Value>(
  name: Form,
  form: UseFormReturn<TypedAnswers[Form] & FieldValues, unknown, Value>,
): void {
  const checkout = useCheckout();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => checkout.keepTyped(name, form.getValues()),
      }),
    [checkout, form, name],
  );
}
