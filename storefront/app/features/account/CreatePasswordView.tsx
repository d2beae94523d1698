import { useState, useSyncExternalStore } from "react";
import { ResetPasswordForm, Skeleton } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { accountWayHref } from "../../components/accountWays.ts";
import { RequestLink } from "../../components/RequestLink.tsx";
import { useFormSubmission } from "../../components/useFormSubmission.ts";
import { createPasswordReset } from "../../state/account/passwordReset.ts";
import { type ResetLink, resetLink } from "#domain/customer/customer.ts";
import { FormattedMessage } from "react-intl";
import * as styles from "../../components/narrowPage.css.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/**
 * Returns the URL's fragment, including "#", without decoding it: the router would decode it once too often. Null on
 * the server, which never receives the fragment, and during hydration.
 */
const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => null,
  );

export interface NewPasswordProps {
  readonly link: ResetLink;
  /** Called when the password was set. */
  readonly onChanged: () => void;
}

/**
 * Form that sets a new password with a link from a mail. For an expired link it explains how to request another one.
 */
export function NewPassword({ link, onChanged }: NewPasswordProps) {
  const { client, store } = useRouteContext({ from: "__root__" });
  const [resetPassword] = useState(() => createPasswordReset(client, link));
  const { state, problem, submit } = useFormSubmission(async (values: { readonly password: string }) => {
    const refusal = await resetPassword(values.password);
    if (refusal === null) onChanged();
    return refusal;
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
      newLinkHref={accountWayHref("forgotten", store)}
      loginHref={accountWayHref("login", store)}
      onSubmit={(values) => void submit(values)}
      {...problem}
    />
  );
}

export interface CreatePasswordViewProps {
  /** Called when the password was set, so that the route can remove the used link from the address. */
  readonly onChanged: () => void;
}

/** Page that sets a new password with the link in its address. Without a link, it requests one by mail. */
export function CreatePasswordView({ onChanged }: CreatePasswordViewProps) {
  const fragment = useFragment();
  const [usedLink, setUsedLink] = useState<ResetLink | null>(null);
  const link = resetLink(fragment ?? "") ?? usedLink;
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="password.title" />
      </h1>
      <noscript>
        <p>
          <FormattedMessage id="password.noScript" />
        </p>
      </noscript>
      {fragment === null && (
        <div className={styles.withScript} aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {fragment !== null && !link && <RequestLink />}
      {link && (
        <NewPassword
          key={link.token}
          link={link}
          onChanged={() => {
            setUsedLink(link);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
