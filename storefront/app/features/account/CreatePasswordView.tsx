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
 * Returns the URL's fragment, including "#", without decoding it: the router would decode it once too often. Null on
 * the server, which never receives the fragment, and during hydration.
 */
const useFragment = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => null,
  );

/** Tracks the submission of a form. `problem` is why the last attempt was refused; null when it was not. */
function useFormSubmission<Value, Problem>(send: (value: Value) => Promise<Problem | null>) {
  const [state, setState] = useState<"asking" | "pending" | "done">("asking");
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(value: Value) {
    // Enter submits a form with a single field even while its button is disabled.
    if (state === "pending") return;
    setState("pending");
    const refusal = await send(value);
    setProblem(refusal);
    setState(refusal === null ? "done" : "asking");
  }

  return { state, problem, submit };
}

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
function RequestLink({ reason = "forgotten", email = "" }: RequestLinkProps) {
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
      homeHref={withPrefix("/", store)}
      onSubmit={(values) => void submit(values)}
      {...problem}
    />
  );
}

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
      newLinkHref={withPrefix("/create-password", store)}
      homeHref={withPrefix("/", store)}
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
            setUsedLink(link);
            onChanged();
          }}
        />
      )}
    </div>
  );
}
