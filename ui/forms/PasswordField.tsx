import { type ComponentPropsWithRef, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { type PasswordStrength, passwordStrengths } from "../rules/password.ts";
import { Field, fieldAttributes, type FieldTexts } from "./Field.tsx";
import * as styles from "./PasswordField.css.ts";

type Input = Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "children" | "type" | "autoComplete" | "aria-invalid" | "aria-describedby"
>;

export interface PasswordFieldProps extends Input, FieldTexts {
  /** Whether to enter an existing password or choose a new one, so that password managers offer the right one. */
  purpose: "current" | "new";
  /** The result of `passwordStrength`; null while the field is empty, left out to hide the meter. */
  strength?: PasswordStrength | null;
}

/** Renders a password field with a button to show the text. Pasting is allowed. */
export function PasswordField({ label, mark, hint, error, id, purpose, strength, ...props }: PasswordFieldProps) {
  const intl = useIntl();
  const ownId = useId();
  const [isVisible, setVisible] = useState(false);
  const texts = { label, mark, hint, error };
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...texts}>
      <div className={styles.frame}>
        <input
          {...props}
          {...fieldAttributes(fieldId, texts).attributes}
          type={isVisible ? "text" : "password"}
          className={styles.input}
          autoComplete={`${purpose}-password`}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={intl.formatMessage({
            id: isVisible ? "ui.passwordField.hideNamed" : "ui.passwordField.showNamed",
          })}
          aria-controls={fieldId}
          disabled={props.disabled}
          onClick={() => setVisible(!isVisible)}
        >
          <FormattedMessage id={isVisible ? "ui.passwordField.hide" : "ui.passwordField.show"} />
        </button>
      </div>
      <VisuallyHidden aria-live="polite">{isVisible && <FormattedMessage id="ui.passwordField.seen" />}</VisuallyHidden>
      {strength !== undefined && <StrengthMeter strength={strength} />}
    </Field>
  );
}

const messageIds = {
  weak: "ui.passwordField.weak",
  fair: "ui.passwordField.fair",
  good: "ui.passwordField.good",
  strong: "ui.passwordField.strong",
} as const satisfies Record<PasswordStrength, string>;

function StrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  const reached = strength === null ? -1 : passwordStrengths.indexOf(strength);
  return (
    <div className={styles.strength}>
      <span aria-hidden="true" className={styles.bars}>
        {passwordStrengths.map((each, index) => (
          <span key={each} className={styles.bar({ state: index <= reached && strength ? strength : "empty" })} />
        ))}
      </span>
      <output>
        {strength && (
          <FormattedMessage
            id="ui.passwordField.strength"
            values={{ strength: <FormattedMessage id={messageIds[strength]} /> }}
          />
        )}
      </output>
    </div>
  );
}
