import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import type { CustomChoices } from "#domain/cart/customChoices.ts";
import { savedPrescriptionsQuery } from "../queries/customer.ts";
import { usePrescriptionChanges } from "../state/account/prescriptions.ts";
import { useCustomerQuery } from "../state/account/useCustomerQuery.ts";
import { useSession } from "../state/useShop.ts";

/** Returns the prescriptions that the customer who is logged in keeps in the account, and what changes them. */
export function useAccountPrescriptions() {
  const { client } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const customerId = useSession(({ customer }) => customer?.id ?? 0);
  const isLoggedIn = useSession(({ login }) => login === "customer");
  const query = savedPrescriptionsQuery(client, customerId);
  const { data, error, refetch } = useCustomerQuery(query);
  const { keep, remove } = usePrescriptionChanges();

  /** Loads the list again after a change. */
  async function afterwards<Problem>(change: Promise<Problem | null>): Promise<Problem | null> {
    const problem = await change;
    if (problem === null) await queryClient.invalidateQueries({ queryKey: query.queryKey });
    return problem;
  }

  return {
    isLoggedIn,
    /** Undefined until they have been loaded. */
    kept: data,
    error,
    refetch,
    keep: (name: string, values: CustomChoices) => afterwards(keep(name, values)),
    remove: (id: number) => afterwards(remove(id)),
  };
}
