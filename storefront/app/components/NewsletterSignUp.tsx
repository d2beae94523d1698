import { NewsletterForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { withPrefix } from "#domain/store.ts";
import { subscribeToNewsletter } from "../state/account/newsletter.ts";
import { useFormSubmission } from "./useFormSubmission.ts";

export interface NewsletterSignUpProps {
  /** Prefills the address. */
  readonly email?: string;
}

/** The form that asks for the newsletter, with its refusals and its success. What was typed stays after a refusal. */
export function NewsletterSignUp({ email: known = "" }: NewsletterSignUpProps) {
  const { client, store } = useRouteContext({ from: "__root__" });
  const { state, problem, submit } = useFormSubmission((email: string) => subscribeToNewsletter(client, email));
  return (
    <NewsletterForm
      state={state === "done" ? "sent" : "asking"}
      pending={state === "pending"}
      email={known}
      privacyHref={withPrefix("/privacy", store)}
      onSubmit={({ email }) => void submit(email)}
      {...problem}
    />
  );
}
