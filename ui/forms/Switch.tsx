import { type ReactNode, useId } from "react";
import { FieldHint } from "./Field.tsx";
import { isShown } from "./isShown.ts";
import * as styles from "./Switch.css.ts";

export interface SwitchProps {
  /** What is on or off, as a statement: "Show frames that fit me". */
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What follows from it. */
  hint?: ReactNode;
  disabled?: boolean;
}

/** A setting that takes effect at once. A yes or no that waits for a form to be sent is a `Checkbox`. */
export function Switch({ children, isOn, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  const hintId = isShown(hint) ? `${id}-hint` : undefined;
  return (
    <div>
      <label className={styles.row}>
        <input
          type="checkbox"
          role="switch"
          className={styles.track}
          checked={isOn}
          aria-checked={isOn}
          disabled={disabled}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {hintId && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}
