import type { ReactNode } from "react";
import { CircleAlert } from "../icons/CircleAlert.ts";
import * as styles from "./Field.css.ts";
import { isShown } from "./isShown.ts";

/** What every field says around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** A word beside the label, such as "optional". */
  mark?: ReactNode;
  /** What helps before anything is typed. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** The control's id; it must carry `fieldAttributes` of the same id and texts. */
  id: string;
  children: ReactNode;
}

/** The anatomy of a field: label, control, error, hint. For a control of one's own; else `TextField` or `Select`. */
export function Field({ id, label, mark, hint, error, children }: FieldProps) {
  const { errorId, hintId } = fieldAttributes(id, { hint, error });
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} {isShown(mark) && <small className={styles.mark}>{mark}</small>}
      </label>
      {children}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {hintId && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}

/** What helps with the control above; the control names it by `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** What is wrong with the control above; the control names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <CircleAlert className={styles.errorIcon} />
      <span>{children}</span>
    </span>
  );
}

/** What a control must carry so that its error and hint are read out with it, and the ids of the two. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const errorId = isShown(error) ? `${id}-error` : undefined;
  const hintId = isShown(hint) ? `${id}-hint` : undefined;
  const described = [errorId, hintId].filter((part) => part !== undefined);
  return {
    errorId,
    hintId,
    attributes: {
      id,
      "aria-invalid": errorId ? (true as const) : undefined,
      "aria-describedby": described.length > 0 ? described.join(" ") : undefined,
    },
  };
}
