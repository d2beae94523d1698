import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { quietAction } from "../primitives/quietAction.css.ts";
import { Button } from "../primitives/Button.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { answers, confirmation, question as questionStyle } from "./ConfirmedAction.css.ts";

export interface ConfirmedActionProps {
  /** The action in one word that also answers the question, such as "Delete". */
  label: ReactNode;
  /** The accessible name of the first button, with the affected object. */
  name: string;
  /** The question asked before the action. */
  question: ReactNode;
  /** The affected object, added to the question for screen readers. */
  subject: string;
  /** The label of the button that cancels. */
  cancelLabel: ReactNode;
  /** Called once the action is confirmed. */
  onConfirm: () => void;
}

/**
 * Renders a button whose action needs a confirmation in place, where a dialog would be too much. The focus moves to the
 * cancel button and back.
 */
export function ConfirmedAction({ label, name, question, subject, cancelLabel, onConfirm }: ConfirmedActionProps) {
  const [isAsking, setAsking] = useState(false);
  const actionButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useLayoutEffect(() => {
    if (isAsking) cancelButton.current?.focus();
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
    // Keeps a surrounding drawer or dialog open.
    event.preventDefault();
    event.stopPropagation();
    setAsking(false);
  };
  return (
    <fieldset className={confirmation}>
      <legend className={questionStyle}>
        {question}
        <VisuallyHidden> {subject}</VisuallyHidden>
      </legend>
      <span className={answers}>
        <Button variant="line" size="compact" onClick={onConfirm} onKeyDown={keepOnEscape}>
          {label}
        </Button>
        <Button
          ref={cancelButton}
          variant="line"
          size="compact"
          onClick={() => setAsking(false)}
          onKeyDown={keepOnEscape}
        >
          {cancelLabel}
        </Button>
      </span>
    </fieldset>
  );
}
