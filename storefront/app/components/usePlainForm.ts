import { useRouteContext } from "@tanstack/react-router";
import type { AnyRefusedForm, PlainForm, RefusedForm } from "#domain/plainForm/plainForm.ts";

const isOf = <Form extends PlainForm>(
  refused: AnyRefusedForm | null,
  form: Form,
): refused is RefusedForm<Form> & AnyRefusedForm => refused?.form === form;

/** Returns what was typed into a form without JavaScript and why it was refused; an empty form if it was not sent yet. */
export function usePlainForm<Form extends PlainForm>(
  form: Form,
): Omit<RefusedForm<Form>, "reason"> & { readonly reason: RefusedForm<Form>["reason"] | null } {
  const refused = useRouteContext({ from: "__root__", select: ({ refusedForm }) => refusedForm });
  return isOf(refused, form) ? refused : { form, reason: null, retryAt: null, typed: {}, problems: {} };
}
