import { type ReactNode, useId } from "react";
import { FieldHint } from "./Field.tsx";
import { isShown } from "./isShown.ts";
import * as styles from "./Switch.css.ts";

export interface SwitchProps {
  /** What is on or off, as a statement: "Show frames that fit me". */
  children: ReactNode;
  /** Whether the setting is on. */
  isOn: boolean;
  /** Called with the new state, which takes effect at once. */
  onChange: (isOn: boolean) => void;
  /** An explanation of the effect. */
  hint?: ReactNode;
  /** Disables the switch. @default false */
  disabled?: boolean;
}

/** Renders a setting that takes effect at once. For a choice that is submitted with a form, use `Checkbox`. */
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
