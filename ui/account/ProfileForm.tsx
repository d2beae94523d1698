import type { PersonalDetailsValue } from "../rules/personalDetails.ts";
import type { PasswordChangeValue } from "../rules/password.ts";
import { FormattedMessage } from "react-intl";
import { Heading } from "../primitives/Heading.tsx";
import type { FormRefusal, SentForm } from "../forms/sent/sentForm.ts";
import { PasswordChangeForm } from "./PasswordChangeForm.tsx";
import { part, parts } from "./ProfileForm.css.ts";
import { ProfileDetailsForm } from "./ProfileDetailsForm.tsx";

interface Part extends Pick<SentForm, "pending"> {
  /** Its last answer was a yes. @default false */
  saved?: boolean;
}

export interface ProfileFormProps extends Pick<SentForm, "timeZone"> {
  /** Whose account it is, as the server has it now. */
  value: PersonalDetailsValue;
  /** How saving the details went. */
  details?: Part & FormRefusal<"email-in-use">;
  /** How changing the password went. */
  password?: Part & FormRefusal<"wrong-password" | "same-as-before">;
  /** Passwords that everybody tries first, in small letters; the list is long and lies with the shop. @default none */
  commonPasswords?: ReadonlySet<string>;
  onSave: (value: PersonalDetailsValue) => void;
  onChangePassword: (value: PasswordChangeValue) => void;
}

/**
 * What a customer can change of their account: names and e-mail (docs/specification/accounts.md#account-15), and the
 * password. Each is sent on its own.
 */
export function ProfileForm({
  value,
  details,
  password,
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
        <ProfileDetailsForm {...details} value={value} timeZone={timeZone} onSubmit={onSave} />
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
