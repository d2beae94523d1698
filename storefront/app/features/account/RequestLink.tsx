import { ResetPasswordForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { sessions } from "#configuration/sessions.ts";
import { withPrefix } from "#domain/store.ts";
import { requestPasswordReset } from "../../state/account/passwordReset.ts";
import { useSentForm } from "./useSentForm.ts";

export interface RequestLinkProps {
  /** There was no link, or it does not work any more; when it is `unclear`, it may have worked before. */
  readonly reason?: "forgotten" | "expired" | "unclear";
  /** Where it is known. */
  readonly email?: string;
}

/** Has a link to a new password sent. */
export function RequestLink({ reason = "forgotten", email = "" }: RequestLinkProps) {
  const { client, store } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useSentForm((wanted: { readonly email: string }) =>
    requestPasswordReset(client, wanted.email),
  );
  return (
    <ResetPasswordForm
      step="request"
      reason={reason}
      email={email}
      state={state === "done" ? "sent" : "asking"}
      pending={state === "pending"}
      linkMinutes={sessions.resetLinkSeconds / 60}
      homeHref={withPrefix("/", store)}
      onSubmit={(wanted) => void submit(wanted)}
      {...problem}
    />
  );
}
