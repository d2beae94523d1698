import { useEffect } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { readFormDraft, writeFormDraft } from "../state/formDraft.ts";

type TextForm<Typed extends FieldValues, Value> = Pick<
  UseFormReturn<Typed, unknown, Value>,
  "getValues" | "reset" | "subscribe"
>;

/** Keeps what is typed into a form of texts, so that a reload of the page loses nothing. */
export function useFormDraft<Typed extends Record<string, string>, Value>(
  name: string,
  { getValues, reset, subscribe }: TextForm<Typed, Value>,
): void {
  useEffect(() => {
    const draft = readFormDraft(name);
    const known = Object.entries(draft).filter(([field]) => field in getValues());
    if (known.length > 0) reset({ ...getValues(), ...Object.fromEntries(known) } as DefaultValues<Typed>);
    return subscribe({ formState: { values: true }, callback: () => writeFormDraft(name, getValues()) });
  }, [name, getValues, reset, subscribe]);
}
