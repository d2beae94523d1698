import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../primitives/Button.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { answers, confirmation, question } from "./LineRemoval.css.ts";
import { quietAction } from "./quietAction.css.ts";

export interface LineRemovalProps {
  /** The product that would go. */
  name: string;
  onRemove: () => void;
}

/** Asks in place before a line goes (decision 9). The focus goes to the answer that changes nothing, and back. */
export function LineRemoval({ name, onRemove }: LineRemovalProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const keepButton = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (isAsking) keepButton.current?.focus();
    else if (wasAsking.current) removeButton.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking)
    return (
      <button
        ref={removeButton}
        type="button"
        className={quietAction({ tone: "muted" })}
        aria-label={intl.formatMessage({ id: "ui.lineRemoval.removeNamed" }, { name })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="ui.lineRemoval.remove" />
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
      <legend className={question}>
        <FormattedMessage id="ui.lineRemoval.question" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </legend>
      <span className={answers}>
        <Button variant="line" size="compact" onClick={onRemove} onKeyDown={keepOnEscape}>
          <FormattedMessage id="ui.lineRemoval.remove" />
        </Button>
        <Button
          ref={keepButton}
          variant="line"
          size="compact"
          onClick={() => setAsking(false)}
          onKeyDown={keepOnEscape}
        >
          <FormattedMessage id="ui.lineRemoval.keep" />
        </Button>
      </span>
    </fieldset>
  );
}
