import { useState } from "react";
import { useIsOnline } from "../state/useIsOnline.ts";

/** Whether a form was refused because this device had no network. */
const isOfflineRefusal = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "refused" in problem && problem.refused === "offline";

/**
 * Tracks the submission of a form. `problem` is why the last attempt was refused; null when it was not, and once the network
 * is back that was missing.
 */
export function useFormSubmission<Value, Problem>(send: (value: Value) => Promise<Problem | null>) {
  const [state, setState] = useState<"asking" | "pending" | "done">("asking");
  const [problem, setProblem] = useState<Problem | null>(null);
  const isOnline = useIsOnline();

  /** Sends the form. Returns whether it was accepted. */
  async function submit(value: Value): Promise<boolean> {
    // Enter submits a form with a single field even while its button is disabled.
    if (state === "pending") return false;
    setState("pending");
    const refusal = await send(value);
    setProblem(refusal);
    setState(refusal === null ? "done" : "asking");
    return refusal === null;
  }

  return { state, problem: isOnline && isOfflineRefusal(problem) ? null : problem, submit };
}
