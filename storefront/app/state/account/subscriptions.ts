import { useRouteContext } from "@tanstack/react-router";
import type { SubscriptionChange } from "#client/accountCalls.ts";
import type { Client } from "#client/createClient.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import type { RecordedConsent } from "#domain/checkout/consents.ts";
import type { Money } from "#domain/money.ts";
import type { Subscription } from "#domain/subscription.ts";
import type { Session } from "./sessionStore.ts";
import type { FormProblem } from "../sendForm.ts";
import { sessionActionsOf } from "./sessionActions.ts";

export type { SubscriptionChange };

/** Why a subscription was not started. `cart` and `price`: it has changed since it was shown. `expired`: the login has. */
export type SubscribeProblem =
  | FormProblem
  | { readonly refused: "cart" | "price" | "sold-out" | "not-delivered" | "expired" };

const subscribeProblems: Readonly<Record<string, SubscribeProblem>> = {
  CART_CHANGED: { refused: "cart" },
  PRICE_CHANGED: { refused: "price" },
  OUT_OF_STOCK: { refused: "sold-out" },
  TOO_MANY: { refused: "sold-out" },
  SHIPPING_NOT_OFFERED: { refused: "not-delivered" },
  PAYMENT_NOT_OFFERED: { refused: "not-delivered" },
  LOGIN_REQUIRED: { refused: "expired" },
  TOKEN_INVALID: { refused: "expired" },
};

/**
 * Creates what changes a subscription of the customer who is logged in. Each returns why it was refused; null when it was
 * not, after `onChanged` was called with the subscription as it is then.
 */
function createSubscriptionActions(client: Client, session: Session) {
  const { send } = sessionActionsOf(session);
  return {
    /** Subscribes to the lenses of these skus in the cart, at the total that was shown, after what was ticked. */
    subscribe: (
      skus: readonly string[],
      total: Money,
      consents: readonly RecordedConsent[],
      onStarted: (subscription: Subscription) => void,
    ): Promise<SubscribeProblem | null> =>
      send(
        async () => onStarted(await client.account.subscribe(skus, total, consents)),
        ({ code }) => subscribeProblems[code ?? ""] ?? null,
      ),

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
