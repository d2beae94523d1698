import { LoginForm } from "@dioptra/ui";
import type { LoginValue } from "@dioptra/ui/rules";
import { useRouteContext } from "@tanstack/react-router";
import { sessionActionsOf } from "../state/account/sessionActions.ts";
import { useIsAway } from "../state/useIsOnline.ts";
import { accountWayHref } from "./accountWays.ts";
import { useFormSubmission } from "./useFormSubmission.ts";

export interface LogInProps {
  /** Prefills the address. */
  readonly email?: string;
  /** Called once the customer is logged in. */
  readonly onDone?: () => void;
}

/**
 * The form that logs a customer in. Without a network it says at once that it cannot; what was typed stays, and can be sent
 * as soon as the shop answers.
 */
export function LogIn({ email = "", onDone }: LogInProps) {
  const { store, shop } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useFormSubmission(async (login: LoginValue) => {
    const refusal = await sessionActionsOf(shop.session).logIn(login);
    if (refusal === null) onDone?.();
    return refusal;
  });
  const isAway = useIsAway();
  return (
    <LoginForm
      email={email}
      forgottenHref={accountWayHref("forgotten", store)}
      registerHref={accountWayHref("register", store)}
      pending={state === "pending"}
      onSubmit={(login) => void submit(login)}
      {...(isAway ? { refused: "offline" as const } : problem)}
    />
  );
}
