import { ResetPasswordForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { sessions } from "#configuration/sessions.ts";
import { requestPasswordReset } from "../state/account/passwordReset.ts";
import { accountWayHref } from "./accountWays.ts";
import { useFormSubmission } from "./useFormSubmission.ts";

export interface RequestLinkProps {
  /**
   * Why a link is requested. `forgotten`: the shopper has none. `expired`: it does not work any more. `unclear`: it
   * does not work, but an earlier attempt, whose answer was lost, may have changed the password.
   */
  readonly reason?: "forgotten" | "expired" | "unclear";
  /** Prefills the field. */
  readonly email?: string;
}

/** Form that requests a link to set a new password. */
export function RequestLink({ reason = "forgotten", email = "" }: RequestLinkProps) {
  const { client, store } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useFormSubmission((values: { readonly email: string }) =>
    requestPasswordReset(client, values.email),
  );
  return (
    <ResetPasswordForm
      step="request"
      reason={reason}
      email={email}
      state={state === "done" ? "sent" : "asking"}
      pending={state === "pending"}
      linkMinutes={sessions.resetLinkSeconds / 60}
      loginHref={accountWayHref("login", store)}
      onSubmit={(values) => void submit(values)}
      {...problem}
    />
  );
}
