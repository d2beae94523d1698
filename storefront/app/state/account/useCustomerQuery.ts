import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect } from "react";
import { ProviderRefusal } from "#client/failures.ts";
import { useSession, useShop } from "../useShop.ts";
import { sessionActionsOf } from "./sessionActions.ts";

/**
 * Loads what belongs to the customer who is logged in. If the login has expired, it opens over the page; what is known
 * stays, and is loaded anew after the login.
 */
export function useCustomerQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>) {
  const { session } = useShop();
  const isLoggedIn = useSession(({ login }) => login === "customer");
  const query = useQuery({ ...options, enabled: isLoggedIn });
  const isExpired = query.error instanceof ProviderRefusal && query.error.status === 401;
  useEffect(() => {
    if (isExpired) sessionActionsOf(session).expire();
  }, [isExpired, session]);
  return query;
}
