import type { ReactNode } from "react";
import { CircleAlert } from "../icons/CircleAlert.ts";
import * as styles from "./Field.css.ts";
import { isShown } from "./isShown.ts";

/** The texts around every control. */
export interface FieldTexts {
  /** The label, always visible. */
  label: ReactNode;
  /** A word beside the label, such as "optional". */
  mark?: ReactNode;
  /** Help that is useful before typing. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control, which needs `fieldAttributes` with the same id and texts. */
  id: string;
  /** The id of the label, if the control is a group that is named by `aria-labelledby`. */
  labelId?: string;
  /** The control. */
  children: ReactNode;
}

/**
 * Renders the parts of a field: label, control, error, hint. For custom controls; otherwise use `TextField` or
 * `Select`.
 */
export function Field({ id, labelId, label, mark, hint, error, children }: FieldProps) {
  const { errorId, hintId } = fieldAttributes(id, { hint, error });
  const words = (
    <>
      {label} {isShown(mark) && <small className={styles.mark}>{mark}</small>}
    </>
  );
  return (
    <div>
      {labelId ? (
        <span id={labelId} className={styles.label}>
          {words}
        </span>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {words}
        </label>
      )}
      {children}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
      {hintId && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}

/** Renders a hint below a control, which refers to it by `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}

/** Renders an error below a control, which refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <CircleAlert className={styles.errorIcon} />
      <span>{children}</span>
    </span>
  );
}

/**
 * Returns the ids of a control's error and hint, and the attributes that connect the control with them for screen
 * readers.
 */
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
