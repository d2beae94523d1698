import { useState } from "react";

/** A form that is sent: how far it is, and why it was refused the last time; null when it was not. */
export function useSentForm<Value, Problem>(send: (value: Value) => Promise<Problem | null>) {
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
