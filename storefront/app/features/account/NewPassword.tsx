import { ResetPasswordForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import type { ResetLink } from "#domain/customer/customer.ts";
import { withPrefix } from "#domain/store.ts";
import { createPasswordReset } from "../../state/account/passwordReset.ts";
import { RequestLink } from "./RequestLink.tsx";
import { useSentForm } from "./useSentForm.ts";

export interface NewPasswordProps {
  readonly link: ResetLink;
  /** The link has done its work. */
  readonly onChanged: () => void;
}

/** Sets a new password by a link; one that does not work any more is told, and another one asked for. */
export function NewPassword({ link, onChanged }: NewPasswordProps) {
  const { client, store } = useRouteContext({ from: "__root__" });
  const [resetPassword] = useState(() => createPasswordReset(client, link));
  const { state, problem, submit } = useSentForm(async (wanted: { readonly password: string }) => {
    const refused = await resetPassword(wanted.password);
    if (refused === null) onChanged();
    return refused;
  });
  if (problem?.refused === "expired" || problem?.refused === "unclear") {
    return <RequestLink reason={problem.refused} email={link.email} />;
  }
  return (
    <ResetPasswordForm
      step="new-password"
      email={link.email}
      state={state === "done" ? "changed" : "asking"}
      pending={state === "pending"}
      newLinkHref={withPrefix("/create-password", store)}
      homeHref={withPrefix("/", store)}
      onSubmit={(wanted) => void submit(wanted)}
      {...problem}
    />
  );
}
