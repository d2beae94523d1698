import { NewsletterForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { withPrefix } from "#domain/store.ts";
import { subscribeToNewsletter } from "../state/account/newsletter.ts";
import type { FormProblem } from "../state/account/sendForm.ts";

export interface NewsletterSignUpProps {
  /** Prefills the address. */
  readonly email?: string;
}

/** The form that asks for the newsletter, with its refusals and its success. What was typed stays after a refusal. */
export function NewsletterSignUp({ email: known = "" }: NewsletterSignUpProps) {
  const { client, store } = useRouteContext({ from: "__root__" });
  const [state, setState] = useState<"asking" | "pending" | "sent">("asking");
  const [problem, setProblem] = useState<FormProblem | null>(null);
  async function submit(email: string) {
    // Enter submits a form even while its button is disabled.
    if (state === "pending") return;
    setState("pending");
    const refusal = await subscribeToNewsletter(client, email);
    setProblem(refusal);
    setState(refusal === null ? "sent" : "asking");
  }
  return (
    <NewsletterForm
      state={state === "sent" ? "sent" : "asking"}
      pending={state === "pending"}
      email={known}
      privacyHref={withPrefix("/privacy", store)}
      onSubmit={({ email }) => void submit(email)}
      {...problem}
    />
  );
}
