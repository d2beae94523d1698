import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { quietAction } from "../primitives/quietAction.css.ts";
import { Button } from "../primitives/Button.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { answers, confirmation, question as questionStyle } from "./ConfirmedAction.css.ts";

export interface ConfirmedActionProps {
  /** The action, in a word that also answers the question: "Delete". */
  label: ReactNode;
  /** The action with what it is done to, for who does not see what it stands beside. */
  name: string;
  /** What is asked before it is done. */
  question: ReactNode;
  /** What it is asked about, for who does not see it. */
  about: string;
  /** The answer that changes nothing. */
  keep: ReactNode;
  onConfirm: () => void;
}

/**
 * An action that is asked about in its own place before it is done, for what is not worth a dialog. The focus goes to
 * the answer that changes nothing, and back.
 */
export function ConfirmedAction({ label, name, question, about, keep, onConfirm }: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  const actionButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useLayoutEffect(() => {
    if (isAsking) keepButton.current?.focus();
    else if (wasAsking.current) actionButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <button
        ref={actionButton}
        type="button"
        className={quietAction({ tone: "muted" })}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
    );

  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // What lies around, such as a drawer, stays open.
    event.preventDefault();
    event.stopPropagation();
    setAsking(false);
  };
  return (
    <fieldset className={confirmation}>
      <legend className={questionStyle}>
        {question}
        <VisuallyHidden> {about}</VisuallyHidden>
      </legend>
      <span className={answers}>
        <Button variant="line" size="compact" onClick={onConfirm} onKeyDown={keepOnEscape}>
          {label}
        </Button>
        <Button
          ref={keepButton}
          variant="line"
          size="compact"
          onClick={() => setAsking(false)}
          onKeyDown={keepOnEscape}
        >
          {keep}
        </Button>
      </span>
    </fieldset>
  );
}
