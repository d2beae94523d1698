import { type MouseEvent, type ReactNode, useLayoutEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { link, list, summary, title } from "./FormErrorSummary.css.ts";

export interface FormErrorSummaryProps {
  /** The errors in field order; with an empty list nothing is rendered. */
  errors: readonly {
    /** The id of the control, or of the first choice of a group. */
    readonly fieldId: string;
    /** The same sentence as at the field. */
    readonly message: ReactNode;
  }[];
  /** The number of failed submissions; the summary takes the focus whenever it rises. @default 1 */
  attempts?: number;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/** Lists the errors above a long form after a failed submission, takes the focus, and links to each invalid field. */
export function FormErrorSummary({ errors, attempts = 1, level = 2 }: FormErrorSummaryProps) {
  const titleId = useId();
  const container = useRef<HTMLElement>(null);
  const focusedAttempt = useRef(0);
  const hasErrors = errors.length > 0;
  useLayoutEffect(() => {
    // An error that reappears while its field is being corrected does not move the focus.
    if (!hasErrors || focusedAttempt.current === attempts) return;
    focusedAttempt.current = attempts;
    container.current?.focus();
  }, [hasErrors, attempts]);
  if (!hasErrors) return null;
  const Title = `h${level}` as const;
  return (
    <section ref={container} className={summary} aria-labelledby={titleId} tabIndex={-1}>
      <Title id={titleId} className={title}>
        <FormattedMessage id="ui.formErrorSummary.title" values={{ count: errors.length }} />
      </Title>
      <ul className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={link} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the field with its label in view, without adding a history entry. */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
