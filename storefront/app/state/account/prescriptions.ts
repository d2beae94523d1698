import { useRouteContext } from "@tanstack/react-router";
import type { Refusal } from "#client/failures.ts";
import { checkout } from "#configuration/checkout.ts";
import type { CustomChoices } from "#domain/cart/customChoices.ts";
import type { FormProblem } from "../sendForm.ts";
import { sessionActionsOf } from "./sessionActions.ts";

/** Why a prescription was not kept. */
export type SavingProblem = FormProblem | { readonly refused: "too-many" };

const savingProblem = ({ code }: Refusal): SavingProblem | null =>
  code === "TOO_MANY" ? { refused: "too-many" } : null;

/** Returns what changes the prescriptions in the account. Each returns why it was refused; null when it was not. */
export function usePrescriptionChanges() {
  const { client, shop } = useRouteContext({ from: "__root__" });
  const actions = sessionActionsOf(shop.session);
  return {
    /** Keeps the values of a prescription, instead of those of the same name. */
    keep: (name: string, values: CustomChoices): Promise<SavingProblem | null> =>
      actions.send(() => client.account.savePrescription(name, values, checkout.consentsVersion), savingProblem),
    remove: (id: number): Promise<FormProblem | null> => actions.send(() => client.account.deletePrescription(id)),
  };
}
