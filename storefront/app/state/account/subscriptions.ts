import { useRouteContext } from "@tanstack/react-router";
import type { SubscriptionChange } from "#client/accountCalls.ts";
import type { Client } from "#client/createClient.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import type { Subscription } from "#domain/subscription.ts";
import type { Session } from "./sessionStore.ts";
import type { FormProblem } from "./sendForm.ts";
import { sessionActionsOf } from "./sessionActions.ts";

export type { SubscriptionChange };

/**
 * Creates what changes a subscription of the customer who is logged in. Each returns why it was refused; null when it was
 * not, after `onChanged` was called with the subscription as it is then.
 */
function createSubscriptionActions(client: Client, session: Session) {
  const { send } = sessionActionsOf(session);
  return {
    change: (
      id: string,
      change: SubscriptionChange,
      onChanged: (subscription: Subscription) => void,
    ): Promise<FormProblem | null> => send(async () => onChanged(await client.account.changeSubscription(id, change))),

    move: (
      id: string,
      address: Address,
      onChanged: (subscription: Subscription) => void,
    ): Promise<FormProblem | null> => send(async () => onChanged(await client.account.moveSubscription(id, address))),

    /** Starts the payment of a due delivery and calls `onStarted` with the address of the provider's page. */
    pay: (token: string, onStarted: (url: string) => void): Promise<FormProblem | null> =>
      send(async () => onStarted(await client.account.paySubscription(token))),
  };
}

/** Returns what changes a subscription of the customer who is logged in. */
export function useSubscriptionActions() {
  const { client, shop } = useRouteContext({ from: "__root__" });
  return createSubscriptionActions(client, shop.session);
}
