import { NewsletterForm } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { withPrefix } from "#domain/store.ts";
import { useTaskQueue, useWaitingTask, useWasSent } from "../state/tasks/useTaskQueue.ts";
import { useFormSubmission } from "./useFormSubmission.ts";
import { WaitingTask } from "./WaitingTask.tsx";

export interface NewsletterSignUpProps {
  /** Prefills the address. */
  readonly email?: string;
}

/**
 * The form that asks for the newsletter, with its refusals and its success. What was typed stays after a refusal; without a
 * network it waits in this browser, and its success is shown once it was sent.
 */
export function NewsletterSignUp({ email: known = "" }: NewsletterSignUpProps) {
  const { store } = useRouteContext({ from: "__root__" });
  const [typed, setTyped] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const queue = useTaskQueue();
  const waiting = useWaitingTask("newsletter");
  const [lastWaiting, setLastWaiting] = useState(waiting);
  if (waiting && waiting.id !== lastWaiting?.id) setLastWaiting(waiting);
  const wasSentLater = useWasSent(lastWaiting?.id ?? null);
  const { state, problem, submit } = useFormSubmission(async (email: string) => {
    setTyped(email);
    setLastWaiting(null);
    const result = await queue.submit({ kind: "newsletter", email });
    setIsSent(result === "sent");
    return typeof result === "object" ? result : null;
  });
  if (waiting?.task.kind === "newsletter")
    return (
      <WaitingTask
        waiting={waiting}
        hasReplacedForm={typed !== null}
        cancel={<FormattedMessage id="newsletter.waiting.cancel" />}
      >
        <FormattedMessage id="newsletter.waiting" values={{ email: waiting.task.email }} />
      </WaitingTask>
    );
  return (
    <NewsletterForm
      state={isSent || wasSentLater ? "sent" : "asking"}
      pending={state === "pending"}
      email={typed ?? (lastWaiting?.task.kind === "newsletter" ? lastWaiting.task.email : known)}
      privacyHref={withPrefix("/privacy", store)}
      onSubmit={({ email }) => void submit(email)}
      {...problem}
    />
  );
}
