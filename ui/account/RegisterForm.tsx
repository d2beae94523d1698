import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";
import { FormattedMessage } from "react-intl";
import { Checkbox } from "../forms/Checkbox.tsx";
import { Fieldset } from "../forms/Fieldset.tsx";
import { FormErrorSummary, type FormErrorSummaryProps } from "../forms/FormErrorSummary.tsx";
import { useCheckedFormWithSummary } from "../forms/useCheckedForm.ts";
import { Button } from "../primitives/Button.tsx";
import { Link, linkTo } from "../primitives/Link.tsx";
import { Text } from "../primitives/Text.tsx";
import {
  checkRegistration,
  type RegistrationErrors,
  type RegistrationValue,
  type TypedRegistration,
} from "../rules/accountForms.ts";
import { maximumLengths } from "../rules/maximumLengths.ts";
import { passwordStrength, guessableWords } from "../rules/password.ts";
import { AccountDetails } from "./AccountDetails.tsx";
import type { ProblemMessages } from "../checkout/formTexts.ts";
import { accountDetailsMessages } from "./AccountEmail.tsx";
import { form as formStyle, group, way } from "../forms/submission/submission.css.ts";
import { consents } from "./RegisterForm.css.ts";
import { type FormRefusal, type SubmissionProps, useRefusedField } from "../forms/submission/submission.ts";
import {
  isPasswordProblem,
  NewPasswordFields,
  noCommonPasswords,
  passwordMessages,
  type PasswordProblem,
} from "./NewPasswordFields.tsx";
import { RefusalNotice } from "../forms/submission/RefusalNotice.tsx";

type RegistrationField = keyof Required<RegistrationErrors>;

const fields: Readonly<Record<RegistrationField, SummaryField>> = {
  firstName: { messages: accountDetailsMessages.firstName, maximum: maximumLengths.name },
  lastName: { messages: accountDetailsMessages.lastName, maximum: maximumLengths.name },
  email: { messages: accountDetailsMessages.email },
  password: { messages: passwordMessages.password, maximum: maximumLengths.password },
  repeated: { messages: passwordMessages.repeated },
  terms: { messages: { required: "ui.registerForm.termsMissing" } },
};

const emptyValues: TypedRegistration = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  repeated: "",
  terms: false,
  newsletter: false,
};

const optionalMark = (words: readonly ReactNode[]) => (
  <Text as="small" size="xs" tone="muted">
    {words}
  </Text>
);

interface RegisterFormBase extends SubmissionProps {
  /** Details that are already known, such as from an order just placed. */
  known?: Partial<Pick<TypedRegistration, "firstName" | "lastName" | "email">>;
  /** The login page, for existing customers. */
  loginHref: string;
  /** The terms, linked from the required consent. */
  termsHref: string;
  /** The privacy policy, linked below the consents. */
  privacyHref: string;
  /** Common passwords to refuse, in lower case. The library contains no such list. @default none */
  commonPasswords?: ReadonlySet<string>;
  /** Called with the valid values when the form is submitted. */
  onSubmit: (value: RegistrationValue) => void;
}

/**
 * `email-in-use` may only be shown where rate limiting prevents probing for accounts
 * (docs/decisions/product.md#decision-15). The other codes are password problems that only the server can find.
 */
export type RegisterFormProps = RegisterFormBase & FormRefusal<"email-in-use" | PasswordProblem>;

/**
 * Renders the registration form: personal details, a password, and separate consents, none ticked in advance. Errors
 * are listed in a summary above, which takes the focus; typed values stay.
 */
export function RegisterForm({
  known,
  loginHref,
  termsHref,
  privacyHref,
  commonPasswords = noCommonPasswords,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: RegisterFormProps) {
  const id = useId();
  const { form, errors, attempts, submitted } = useCheckedFormWithSummary<
    TypedRegistration,
    RegistrationValue,
    RegistrationErrors
  >((typed) => checkRegistration(typed, commonPasswords), { ...emptyValues, ...known });
  const { password, firstName, lastName, email } = useWatch({ control: form.control });
  const isEmailInUse = useRefusedField(form, "email", refused === "email-in-use" && !pending);
  const problem = isPasswordProblem(refused) ? refused : undefined;
  const isPasswordRefused = useRefusedField(form, "password", problem !== undefined && !pending);
  // The server's list of common passwords is longer, so the local estimate is wrong for a refused one.
  const estimated = password
    ? passwordStrength(password, {
        common: commonPasswords,
        personal: guessableWords({ firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" }),
      })
    : null;
  const strength = isPasswordRefused ? "weak" : estimated;
  const field = (name: keyof TypedRegistration) => ({ ...form.register(name), id: `${id}-${name}` });
  return (
    <form className={formStyle} method="post" noValidate onSubmit={submitted(onSubmit)}>
      <FormErrorSummary attempts={attempts} errors={attempts > 0 ? summaryErrors(id, errors, fields) : []} />
      <p className={way}>
        <FormattedMessage id="ui.registerForm.haveOne" />
        <Link href={loginHref}>
          <FormattedMessage id="ui.loginForm.submit" />
        </Link>
      </p>
      <div className={group}>
        <AccountDetails
          field={field}
          errors={errors}
          refusedEmail={
            isEmailInUse && (
              <>
                <FormattedMessage id="ui.registerForm.emailInUse" />{" "}
                <FormattedMessage id="ui.registerForm.emailInUseWays" values={{ login: linkTo(loginHref) }} />
              </>
            )
          }
        />
        <NewPasswordFields
          which="first"
          field={field}
          errors={isPasswordRefused ? { password: problem, ...errors } : errors}
          strength={strength}
        />
      </div>
      <Fieldset legend={<FormattedMessage id="ui.registerForm.consents" />}>
        <div className={consents}>
          <Checkbox
            {...field("terms")}
            aria-required
            error={errors.terms && <FormattedMessage id="ui.registerForm.termsMissing" />}
          >
            <FormattedMessage id="ui.registerForm.terms" values={{ terms: linkTo(termsHref) }} />
          </Checkbox>
          <Checkbox {...field("newsletter")}>
            <FormattedMessage id="ui.registerForm.newsletter" values={{ optional: optionalMark }} />
          </Checkbox>
        </div>
        <Text size="sm" tone="muted">
          <FormattedMessage id="ui.registerForm.privacy" values={{ privacy: linkTo(privacyHref) }} />
        </Text>
      </Fieldset>
      <RefusalNotice refused={refused} retryAt={retryAt} pending={pending} timeZone={timeZone} />
      <Button type="submit" size="primary" width="full" pending={pending}>
        <FormattedMessage id="ui.loginForm.register" />
      </Button>
    </form>
  );
}

/** A form field for the error summary: its message per problem, and its maximum length in characters. */
export interface SummaryField {
  readonly messages: ProblemMessages;
  readonly maximum?: number;
}

/** Returns the entries of `FormErrorSummary`, in field order. Field ids are prefixed with the form's id. */
const summaryErrors = <Name extends string>(
  formId: string,
  errors: Readonly<Partial<Record<Name, string | undefined>>>,
  fields: Readonly<Record<Name, SummaryField>>,
): FormErrorSummaryProps["errors"] =>
  Object.entries<SummaryField>(fields).flatMap(([name, { messages, maximum }]) => {
    const problem = Object.entries<string | undefined>(errors).find(([wrong]) => wrong === name)?.[1];
    const message = problem && messages[problem];
    if (!message) return [];
    return [{ fieldId: `${formId}-${name}`, message: <FormattedMessage id={message} values={{ maximum }} /> }];
  });
