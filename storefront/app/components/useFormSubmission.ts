import { useState } from "react";

/** Tracks the submission of a form. `problem` is why the last attempt was refused; null when it was not. */
export function useFormSubmission<Value, Problem>(send: (value: Value) => Promise<Problem | null>) {
  const [state, setState] = useState<"asking" | "pending" | "done">("asking");
  const [problem, setProblem] = useState<Problem | null>(null);

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

  return { state, problem, submit };
}
