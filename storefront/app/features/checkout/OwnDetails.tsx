import type { TypedPersonalDetails } from "@dioptra/ui/rules";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PersonalDetails } from "#domain/checkout/checkout.ts";
import { detailsToFill } from "#domain/checkout/prefill.ts";
import { useSession } from "../../state/useShop.ts";

export interface OwnDetailsProps {
  readonly form: UseFormReturn<TypedPersonalDetails, unknown, PersonalDetails>;
  /** The form in which nothing was typed. */
  readonly empty: TypedPersonalDetails;
}

/** Fills a customer's own details in, except the field with the focus. Shows nothing. */
export function OwnDetails({ form, empty }: OwnDetailsProps) {
  const customer = useSession((state) => state.customer);
  useEffect(() => {
    if (!customer) return;
    // The field with the focus is about to be typed in: its new value would stand before the first letters.
    const focused = document.activeElement?.getAttribute("name");
    for (const field of detailsToFill({ now: form.getValues(), initial: empty }))
      if (field !== focused) form.setValue(field, customer[field]);
    if (form.formState.isSubmitted) void form.trigger();
  }, [customer, form, empty]);
  return null;
}
