import type { ProfileValue } from "../rules/accountForms.ts";
import type { PersonalDetailsValue } from "../rules/personalDetails.ts";
import type { PasswordChangeValue } from "../rules/password.ts";
import { FormattedMessage } from "react-intl";
import { Heading } from "../primitives/Heading.tsx";
import type { FormRefusal, SubmissionProps } from "../forms/submission/submission.ts";
import type { PasswordProblem } from "./NewPasswordFields.tsx";
import { PasswordChangeForm } from "./PasswordChangeForm.tsx";
import { part, parts } from "./ProfileForm.css.ts";
import { ProfileDetailsForm } from "./ProfileDetailsForm.tsx";

interface Part extends Pick<SubmissionProps, "pending"> {
  /** Whether the last submission succeeded. @default false */
  saved?: boolean;
}

export interface ProfileFormProps extends Pick<SubmissionProps, "timeZone"> {
  /** The account's details as stored on the server. */
  value: PersonalDetailsValue;
  /** The state of the names and e-mail form. */
  details?: Part & FormRefusal<"email-in-use" | "wrong-password">;
  /** The state of the password form. */
  password?: Part & FormRefusal<"wrong-password" | PasswordProblem>;
  /** A new e-mail address that is not confirmed yet. @default null */
  pendingEmail?: string | null;
  /** Common passwords to refuse, in lower case. The library contains no such list. @default none */
  commonPasswords?: ReadonlySet<string>;
  /** Called with the valid details when the names and e-mail form is submitted; with the password for a new address. */
  onSave: (value: ProfileValue) => void;
  /** Called with the current and the new password when the password form is submitted. */
  onChangePassword: (value: PasswordChangeValue) => void;
}

/**
 * Renders the account details a customer can change: names and e-mail (docs/specification/accounts.md#account-15), and
 * the password. The two forms are submitted separately.
 */
export function ProfileForm({
  value,
  details,
  password,
  pendingEmail = null,
  commonPasswords,
  timeZone = "Europe/Warsaw",
  onSave,
  onChangePassword,
}: ProfileFormProps) {
  return (
    <div className={parts}>
      <section className={part}>
        <Heading level={2} size="part">
          <FormattedMessage id="ui.profileForm.details" />
        </Heading>
        <ProfileDetailsForm
          {...details}
          value={value}
          pendingEmail={pendingEmail}
          timeZone={timeZone}
          onSubmit={onSave}
        />
      </section>
      <section className={part}>
        <Heading level={2} size="part">
          <FormattedMessage id="ui.profileForm.password" />
        </Heading>
        <PasswordChangeForm
          {...password}
          {...(commonPasswords && { commonPasswords })}
          person={value}
          timeZone={timeZone}
          onSubmit={onChangePassword}
        />
      </section>
    </div>
  );
}
