import { useState, useSyncExternalStore } from "react";
import { ResetPasswordForm, Skeleton } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { sessions } from "#configuration/sessions.ts";
import { withPrefix } from "#domain/store.ts";
import { createPasswordReset, requestPasswordReset } from "../../state/account/passwordReset.ts";
import { type ResetLink, resetLink } from "#domain/customer/customer.ts";
import { FormattedMessage } from "react-intl";
import * as styles from "./CreatePasswordView.css.ts";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/**
 * What stands behind the # of the address, as it is written there: the router would decode it once too often. Null on
 * the server, which is never told, and while its page is taken over.
 */
const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => null,
  );

/** A form that is sent: how far it is, and why it was refused the last time; null when it was not. */
function useSentForm<Value, Problem>(send: (value: Value) => Promise<Problem | null>) {
  const [state, setState] = useState<"asking" | "pending" | "done">("asking");
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(value: Value) {
    // Enter sends a form with a single field, whatever its button says.
    if (state === "pending") return;
    setState("pending");
    const refused = await send(value);
    setProblem(refused);
    setState(refused === null ? "done" : "asking");
  }

  return { state, problem, submit };
}

export interface RequestLinkProps {
  /** There was no link, or it does not work any more; when it is `unclear`, it may have worked before. */
  readonly reason?: "forgotten" | "expired" | "unclear";
  /** Where it is known. */
  readonly email?: string;
}

/** Has a link to a new password sent. */
function RequestLink({ reason = "forgotten", email = "" }: RequestLinkProps) {
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

export interface NewPasswordProps {
  readonly link: ResetLink;
  /** The link has done its work. */
  readonly onChanged: () => void;
}

/** Sets a new password by a link. An expired link is explained, and another one can be requested. */
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

export interface CreatePasswordViewProps {
  /** The password is set: the address need not tell the link any more. */
  readonly onChanged: () => void;
}

/** A new password, by the link that a mail has brought; without one, the way to such a mail. */
export function CreatePasswordView({ onChanged }: CreatePasswordViewProps) {
  const fragment = useFragment();
  const [used, setUsed] = useState<ResetLink | null>(null);
  const link = resetLink(fragment ?? "") ?? used;
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
        <div className={styles.waiting} aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {fragment !== null && !link && <RequestLink />}
      {link && (
        <NewPassword
          key={link.token}
          link={link}
          onChanged={() => {
            setUsed(link);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
