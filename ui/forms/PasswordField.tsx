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
  /** Whether it is one that exists or one that is being made: password managers offer what fits. */
  purpose: "current" | "new";
  /** How hard it is to guess (`passwordStrength`); null while nothing is typed, left out where it is not shown. */
  strength?: PasswordStrength | null;
}

/** A password, hidden until its owner wants to see it. Pasting is welcome. */
export function PasswordField({ label, mark, hint, error, id, purpose, strength, ...props }: PasswordFieldProps) {
  const intl = useIntl();
  const ownId = useId();
  const [isSeen, setSeen] = useState(false);
  const texts = { label, mark, hint, error };
  const fieldId = id ?? ownId;
  return (
    <Field id={fieldId} {...texts}>
      <div className={styles.frame}>
        <input
          {...props}
          {...fieldAttributes(fieldId, texts).attributes}
          type={isSeen ? "text" : "password"}
          className={styles.input}
          autoComplete={`${purpose}-password`}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={intl.formatMessage({ id: isSeen ? "ui.passwordField.hideNamed" : "ui.passwordField.showNamed" })}
          aria-controls={fieldId}
          disabled={props.disabled}
          onClick={() => setSeen(!isSeen)}
        >
          <FormattedMessage id={isSeen ? "ui.passwordField.hide" : "ui.passwordField.show"} />
        </button>
      </div>
      <VisuallyHidden aria-live="polite">{isSeen && <FormattedMessage id="ui.passwordField.seen" />}</VisuallyHidden>
      {strength !== undefined && <Strength strength={strength} />}
    </Field>
  );
}

const words = {
  weak: "ui.passwordField.weak",
  fair: "ui.passwordField.fair",
  good: "ui.passwordField.good",
  strong: "ui.passwordField.strong",
} as const satisfies Record<PasswordStrength, string>;

function Strength({ strength }: { strength: PasswordStrength | null }) {
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
            values={{ strength: <FormattedMessage id={words[strength]} /> }}
          />
        )}
      </output>
    </div>
  );
}
