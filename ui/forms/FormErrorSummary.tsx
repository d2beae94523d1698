import { type MouseEvent, type ReactNode, useLayoutEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { link, list, summary, title } from "./FormErrorSummary.css.ts";

export interface FormErrorSummaryProps {
  /** What is wrong, in the order of the fields; none shows nothing. */
  errors: readonly {
    /** The id of the control; of a group, that of its first choice. */
    readonly fieldId: string;
    readonly message: ReactNode;
  }[];
  /** How often the form was sent in vain: with each time the summary takes the focus again. @default 1 */
  attempts?: number;
  /** Where its title stands among the page's headings. @default 2 */
  level?: 2 | 3;
}

/** Stands above a long form that could not be sent, takes the focus, and leads to each field that is wrong. */
export function FormErrorSummary({ errors, attempts = 1, level = 2 }: FormErrorSummaryProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const answered = useRef(0);
  const hasErrors = errors.length > 0;
  useLayoutEffect(() => {
    // An error that reappears while its field is being corrected does not move the focus.
    if (!hasErrors || answered.current === attempts) return;
    answered.current = attempts;
    box.current?.focus();
  }, [hasErrors, attempts]);
  if (!hasErrors) return null;
  const Title = `h${level}` as const;
  return (
    <section ref={box} className={summary} aria-labelledby={titleId} tabIndex={-1}>
      <Title id={titleId} className={title}>
        <FormattedMessage id="ui.formErrorSummary.title" values={{ count: errors.length }} />
      </Title>
      <ul className={list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={link} href={`#${fieldId}`} onClick={(event) => toField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To the field itself, with its label in view, and without an entry in the history. */
function toField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
